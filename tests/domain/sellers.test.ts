import { describe, expect, it } from 'vitest';
import { organizationCategories } from '#domain/organizations.ts';
import { agentOf, firstChoice, isListed, type Sellers, sellerOf } from '#domain/payment/sellers.ts';
import { sellingAgencyOf } from '#domain/payment/sellingAgency.ts';

const user = { channel: 'b2b', organizationCode: 'BOREAL', userType: 'ciamid' } as const;
const agents = [{ label: 'Liam O’Connor', value: 'c-2002', employmentType: 'INDCONTRACTOR' }] as const;
const sellers: Sellers = {
  company: { en: 'Boreal', fr: 'Boréal' },
  agents,
  current: 'INTERNAL_COMPANY',
  own: null,
};

describe('in whose name is sold', () => {
  it('[CP-028 partly] is chosen by who works in an agency, of either user type, and by nobody else', () => {
    for (const organizationCategory of organizationCategories) {
      const agency = sellingAgencyOf({ ...user, organizationCategory });
      expect(agency !== null, organizationCategory).toBe(organizationCategory === 'AGENCY');
    }
    const ofAgency = { ...user, organizationCategory: 'AGENCY' } as const;
    expect(sellingAgencyOf(ofAgency)).toEqual({ organizationCode: 'BOREAL', userType: 'ciamid' });
    expect(sellingAgencyOf({ ...ofAgency, userType: 'lanid' })).toEqual({
      organizationCode: 'BOREAL',
      userType: 'lanid',
    });
    expect(sellingAgencyOf({ ...ofAgency, channel: 'b2c' })).toBeNull();
  });

  it('[CP-021] is an agent by the profileRef, or the internal company', () => {
    expect([sellerOf('c-2002'), sellerOf(null)]).toEqual(['c-2002', 'INTERNAL_COMPANY']);
    expect([agentOf('c-2002'), agentOf('INTERNAL_COMPANY')]).toEqual(['c-2002', null]);
    expect(['c-2002', 'INTERNAL_COMPANY', 'c-2009', ''].map((seller) => isListed(sellers, seller))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is any one of several agents', () => {
    const another = { label: 'Maya Roy', value: 'c-2003', employmentType: 'INDCONTRACTOR' } as const;
    const both = { agents: [...agents, another] };
    expect(isListed(both, 'c-2002')).toBe(true);
    expect(isListed(both, 'c-2003')).toBe(true);
  });

  it('(R-240) is at first who is signed in, where nobody else was chosen and they are listed', () => {
    expect(firstChoice({ ...sellers, own: 'c-2002' }, null)).toBe('c-2002');
    expect(firstChoice({ ...sellers, own: 'c-2002' }, 'INTERNAL_COMPANY')).toBe('INTERNAL_COMPANY');
    expect(firstChoice({ ...sellers, own: 'c-2009' }, null)).toBe('INTERNAL_COMPANY');
    expect(firstChoice({ ...sellers, current: 'c-2002', own: 'c-2009' }, null)).toBe('c-2002');
  });

  it('is at first whoever was chosen earlier, else whom the session works for, as far as they are listed', () => {
    expect(firstChoice(sellers, 'c-2002')).toBe('c-2002');
    expect(firstChoice(sellers, null)).toBe('INTERNAL_COMPANY');
    expect(firstChoice({ ...sellers, current: 'c-2002' }, null)).toBe('c-2002');
    expect(firstChoice({ ...sellers, current: 'c-2002' }, 'INTERNAL_COMPANY')).toBe('INTERNAL_COMPANY');
    expect(firstChoice({ ...sellers, current: 'c-2002' }, 'c-2009')).toBe('c-2002');
    expect(firstChoice({ ...sellers, current: 'c-2009' }, null)).toBe('INTERNAL_COMPANY');
  });
});
