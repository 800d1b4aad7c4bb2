/** The script of the texts without which nothing can be shown, in either language. */
export const firstTexts = /\/assets\/firstWords(?:En|Fr)-[\w-]+\.js$/;
