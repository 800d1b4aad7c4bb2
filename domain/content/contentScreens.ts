import { matchPath } from 'react-router';

/** [CN-002] [RT-041] Pages whose content comes as HTML from outside: the four of the agent area, and two of the top level. */
export const contentScreens = ['welcome', 'faqs', 'contact-us', 'resource', 'forms', 'faq'] as const;
export type ContentScreen = (typeof contentScreens)[number];

/** [CN-002] The agent area, in the order of its menu. */
export const agentScreens = [
  'welcome',
  'faqs',
  'contact-us',
  'resource',
] as const satisfies readonly ContentScreen[];
export type AgentScreen = (typeof agentScreens)[number];

/** [RT-039] The content page that an address opens; null for an address without one. */
export function screenOfPath(path: string): ContentScreen | null {
  const name = matchPath('/:screen', path)?.params.screen;
  if (name === 'external') return 'welcome';
  return contentScreens.find((screen) => screen === name) ?? null;
}

/** Words between these marks in a content page are filled in by us. */
export const placeholders = { customerName: '{{customerName}}', weblink: '{{weblink}}' } as const;

/** Id of the frame in which a content page is shown. */
export const contentFrameId = 'content-frame';
