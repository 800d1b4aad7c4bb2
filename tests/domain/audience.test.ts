import { describe, expect, it } from 'vitest';
import {
  type Audience,
  logoShows,
  seesAssistance,
  seesFooterTop,
  seesMenu,
  seesOrganizationName,
} from '#domain/navigation/audience.ts';
import { type OrganizationCategory, organizationCategories } from '#domain/organizations.ts';

const consumer: Audience = {
  adminView: false,
  channel: 'b2c',
  userType: 'ciamid',
  organizationCode: 'CM',
  organizationCategory: 'AFFILIATION',
  featureFlags: [],
  referenceId: null,
};
const referred = { ...consumer, organizationCode: 'BOREAL', referenceId: 'REF100000001' };
const agent = { ...consumer, channel: 'b2b' as const };
const admin = { ...agent, adminView: true };
const ofCategories = (holds: (category: OrganizationCategory) => boolean) =>
  organizationCategories.filter(holds);

describe('the frame, by who looks at it', () => {
  it('[NV-021 partly] the menu shows to admins and to users of a white label only', () => {
    expect([admin, referred, { ...admin, referenceId: 'REF1' }].map(seesMenu)).toEqual([true, true, true]);
    expect([consumer, agent].map(seesMenu)).toEqual([false, false]);
  });

  it('[NV-025 partly] [NV-027 partly] agencies and brokers show their name, and their logo on wide screens too', () => {
    const agencies = ['AGENCY', 'BROKERAGE', 'BROKER'];
    expect(ofCategories((organizationCategory) => seesOrganizationName({ organizationCategory }))).toEqual(
      agencies,
    );
    expect(ofCategories((organizationCategory) => logoShows({ organizationCategory }) === 'always')).toEqual(
      agencies,
    );
  });

  it('[NV-032 partly] the top text of the footer shows to admins, and to consumers without a reference id', () => {
    expect([admin, { ...admin, referenceId: 'REF1' }, consumer].map(seesFooterTop)).toEqual([
      true,
      true,
      true,
    ]);
    expect([referred, agent, { ...agent, referenceId: 'REF1' }].map(seesFooterTop)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('[NV-034 partly] the help panel shows to nobody who is admin, internal or broker', () => {
    expect([consumer, referred, agent].map(seesAssistance)).toEqual([true, true, true]);
    expect(seesAssistance(admin)).toBe(false);
    expect(seesAssistance({ ...agent, userType: 'lanid' })).toBe(false);
    expect(
      ofCategories((organizationCategory) => !seesAssistance({ ...agent, organizationCategory })),
    ).toEqual(['BROKERAGE', 'BROKER']);
  });
});
