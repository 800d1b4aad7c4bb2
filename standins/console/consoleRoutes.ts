import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { faultToSet, type Faults } from '../faults/faults.ts';
import type { Charges } from '../gateway/charges.ts';
import { secured } from '../pages/security.ts';
import type { CardProfile } from '../settings.ts';
import { languageOf, type Language } from '../texts/texts.ts';
import { clockToSet } from './consoleApi.ts';
import { consolePage } from './consolePage.ts';

export type ConsoleParts = {
  faults: Faults;
  clock: Clock;
  charges: Charges;
  profiles: readonly CardProfile[];
};

const latestCharges = 10;
const numberOr = <Fallback>(fallback: Fallback) =>
  z.string().transform((text) => (text.trim() === '' ? fallback : Number(text)));
const faultForm = z.object({
  fault: z.string().transform((text) => text.split(' ')),
  match: z.string().trim(),
  times: numberOr(null),
  seconds: numberOr(undefined),
});
const removal = z.object({ id: z.coerce.number() });

/** The console for people: plain forms, so it works without script. */
export function serveConsolePage(app: FastifyInstance, parts: ConsoleParts): void {
  const { faults, clock, charges, profiles } = parts;
  const show = (reply: FastifyReply, language: Language, isRefused: boolean) =>
    secured(reply).send(
      consolePage({
        language,
        isRefused,
        faults: faults.list(),
        now: clock.now(),
        offsetSeconds: clock.offsetSeconds,
        charges: charges.list('', latestCharges),
        profiles,
      }),
    );
  const act = (path: string, work: (body: unknown) => boolean) =>
    app.post(path, async (request, reply) => {
      const language = languageOfConsole(request);
      if (!work(request.body)) return show(reply.status(422), language, true);
      return reply.redirect(`/console?lang=${language}`, 303);
    });

  app.get('/console', async (request, reply) => show(reply, languageOfConsole(request), false));
  act('/console/faults', (body) => {
    const form = faultForm.safeParse(body);
    if (!form.success) return false;
    const [place, kind] = form.data.fault;
    const { match, times, seconds } = form.data;
    const fault = faultToSet.safeParse({
      place,
      kind,
      match,
      times,
      ...(seconds === undefined ? {} : { seconds }),
    });
    if (fault.success) faults.set(fault.data);
    return fault.success;
  });
  act('/console/faults/remove', (body) => {
    const form = removal.safeParse(body);
    if (form.success) faults.remove(form.data.id);
    return form.success;
  });
  act('/console/faults/clear', () => {
    faults.clear();
    return true;
  });
  act('/console/clock', (body) => {
    const form = clockToSet.safeParse(body);
    if (form.success) clock.offsetSeconds = form.data.offsetSeconds;
    return form.success;
  });
}

function languageOfConsole(request: FastifyRequest): Language {
  const asked = new URL(request.url, 'http://127.0.0.1').searchParams.get('lang');
  return languageOf(asked) ?? languageOf(request.headers['accept-language']) ?? 'en';
}
