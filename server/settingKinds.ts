import { z } from 'zod';

const portNumber = 'a port number from 0 to 65535 is needed';
export const port = z.coerce
  .number({ error: portNumber })
  .int({ error: portNumber })
  .min(0, { error: portNumber })
  .max(65535, { error: portNumber });

export const address = z.url({
  protocol: /^https?$/,
  error: 'an address beginning with http:// or https:// is needed',
});

export const origin = address.refine((text) => URL.canParse(text) && new URL(text).origin === text, {
  error: 'an origin without path is needed, such as https://quotes.example.com',
});

export const text = z.string({ error: 'a text is needed' });

export const domain = z
  .string()
  .regex(/^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i, {
    error: 'a domain such as bounces.example.com is needed',
  })
  .transform((name) => name.toLowerCase());

/** Of a person or a service, with or without a name. */
export const mailAddress = z.string().regex(/^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, {
  error: 'an address such as Portage <confirmations@example.com> is needed',
});

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `one of ${values.join(', ')} is needed` });

/** Keys of at least 32 characters, separated by commas. */
export const keys = z.string().regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/, {
  error: 'at least 32 characters without spaces are needed, and commas between several keys',
});

const pauseIsNeeded = 'off or a whole number from 1 to 60000 is needed (milliseconds)';
/** Milliseconds of a pause, at most a minute; null for `off`. */
export const pause = z.union(
  [z.literal('off').transform(() => null), z.coerce.number().int().min(1).max(60_000)],
  { error: pauseIsNeeded },
);

/** A whole number from 1 to `longest`; `unit` says of what. */
export const period = (longest: number, unit: string) => {
  const error = `a whole number from 1 to ${longest} is needed (${unit})`;
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(longest, { error });
};

export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
