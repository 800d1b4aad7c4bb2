import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { medicalPorts } from '#src/app/medicalPorts.ts';
import type { OrganizationQueries } from '#src/app/organizationQueries.ts';
import type { CallServer } from '#src/ports/http.ts';

test.each([
  ['Read this aloud before the questions.', 'true'],
  ['', 'false'],
])(
  '[MQ-018] where the organization has the words “%s”, the questionnaire is asked for with mqLIAScripting %s',
  async (text, told) => {
    const asked: object[] = [];
    const callServer = (async (_: unknown, { query }: { query: object }) => {
      asked.push(query);
      return { status: 200, body: {}, headers: new Headers() };
    }) as unknown as CallServer;
    const content = async () => ({ mqLIAScripting: { title: 'Before you begin', text } });
    const organization = { content } as unknown as OrganizationQueries;
    const asks = {
      planClass: 'OCM',
      date: '2026-11-20',
      salesChannel: 'b2b',
      organizationCode: 'PARTNER',
    } as const;
    const reading = createActor(medicalPorts(callServer, organization).readQuestionnaire, { input: asks });
    await toPromise(reading.start());
    expect(asked).toEqual([
      { ...asks, language: 'EN', mqLIAScripting: told },
      { ...asks, language: 'FR', mqLIAScripting: told },
    ]);
  },
);
