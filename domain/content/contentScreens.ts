/** [CN-002] [RT-041] Pages whose content comes as HTML from outside: the four of the agent area, and two of the top level. */
export const contentScreens = ['welcome', 'faqs', 'contact-us', 'resource', 'forms', 'faq'] as const;
export type ContentScreen = (typeof contentScreens)[number];
