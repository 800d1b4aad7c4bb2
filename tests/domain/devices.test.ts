import { expect, it } from 'vitest';
import { deviceOf } from '#domain/devices.ts';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/140.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'edge',
    'windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${engine} Chrome/140.0 Safari/537.36 OPR/120.0`, 'opera', 'linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'firefox',
    'macos',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'safari',
    'macos',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'ios',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${engine} Chrome/140.0 Mobile Safari/537.36`,
    'chrome',
    'android',
  ],
  ['node', null, null],
  ['', null, null],
])('reads browser and system out of %s', (userAgent, browser, operatingSystem) => {
  expect(deviceOf(userAgent)).toEqual({ browser, operatingSystem });
});
