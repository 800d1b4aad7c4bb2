/** Browsers that we tell apart. */
export const browsers = ['chrome', 'edge', 'firefox', 'safari', 'opera'] as const;
export type Browser = (typeof browsers)[number];

/** Operating systems that we tell apart. */
export const operatingSystems = ['windows', 'macos', 'linux', 'android', 'ios'] as const;
export type OperatingSystem = (typeof operatingSystems)[number];

/** What a person recognizes a session by; null where the browser does not say. */
export type Device = { browser: Browser | null; operatingSystem: OperatingSystem | null };

/** In this order: most browsers call themselves by the names of others as well. */
const browserMarks: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bSafari\//],
];

const systemMarks: readonly (readonly [OperatingSystem, RegExp])[] = [
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b/],
  ['linux', /\bLinux\b/],
];

const markedBy = <Name extends string>(marks: readonly (readonly [Name, RegExp])[], text: string) =>
  marks.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** Reads the user-agent header of a browser. */
export function deviceOf(userAgent: string): Device {
  return { browser: markedBy(browserMarks, userAgent), operatingSystem: markedBy(systemMarks, userAgent) };
}
