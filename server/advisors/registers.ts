import * as z from 'zod';
import type { AdvisorIdField } from '#domain/advisors/sponsors.ts';
import { storedAdvisor, type StoredAdvisor } from '#domain/calls/shapes/advisor.ts';
import { fetchOutside, jsonWithin } from '../outside.ts';
import { Problem } from '../http/problem.ts';
import type { AdvisorRegister, RegisterSettings } from '../registerSettings.ts';
import type { Waits } from '../waits.ts';

/** An id of an advisor at a sponsor. */
export type AdvisorId = { field: AdvisorIdField; id: string; sponsorCode: string };

/** The registers of advisors outside. */
export type AdvisorRegisters = {
  /**
   * The advisor whom the register of the id knows, or null.
   * @throws Problem 502 `advisor.lookupFailed` when it does not say, or says something else
   */
  find(asked: AdvisorId): Promise<StoredAdvisor | null>;
};

const registerOf: Record<AdvisorIdField, AdvisorRegister> = { partyId: 'dss', counselorId: 'lh' };

const told = (found: 'FOUND_IN_DSS' | 'FOUND_IN_LH') =>
  z.discriminatedUnion('message', [
    z.object({ message: z.literal(found), advisor: storedAdvisor }),
    z.object({ message: z.literal('NOT_FOUND'), advisor: z.null() }),
  ]);
const answers = { dss: told('FOUND_IN_DSS'), lh: told('FOUND_IN_LH') };

export function createAdvisorRegisters(
  settings: { registers: RegisterSettings },
  waits: Pick<Waits, 'serviceMs'>,
): AdvisorRegisters {
  return {
    async find({ field, id, sponsorCode }) {
      const register = registerOf[field];
      const { url, key } = settings.registers[register];
      const query = new URLSearchParams({ [field]: id, orgCode: sponsorCode });
      const answer = await fetchOutside(
        `${url}/advisors?${query}`,
        { headers: { authorization: `Bearer ${key}`, accept: 'application/json' } },
        jsonWithin(waits.serviceMs),
      )
        .then(async (response) => (response.ok ? answers[register].parse(await response.json()) : null))
        .catch(() => null);
      if (answer === null) throw new Problem(502, 'advisor.lookupFailed');
      return answer.advisor;
    },
  };
}
