import { describe, expect, test } from 'vitest';
import { addressInArea, wholeAddress, withPortalQuery } from '#domain/areaAddress.ts';
import { placeOf } from '#domain/routes.ts';

describe('an address inside an area', () => {
  test.each([
    ['/licensing', '', '/', ''],
    ['/licensing/', '?lang=fr', '/', ''],
    ['/licensing/editLicense', '?licenseId=5&lang=en&refCode=R1', '/editLicense', '?licenseId=5'],
    ['/licensing/a/b/', '?name=Ann+O%27Neil', '/a/b', '?name=Ann+O%27Neil'],
  ])('%s%s is %s%s', (path, search, inside, rest) => {
    expect(addressInArea('/licensing', { path, search })).toEqual({ path: inside, search: rest });
  });

  test('is shown whole, in the language and for the white label', () => {
    const french = { language: 'fr', refCode: 'R 1' } as const;
    const english = { language: 'en', refCode: null } as const;
    expect(wholeAddress('/licensing', { path: '/editLicense', search: '?licenseId=5' }, french)).toEqual({
      path: '/licensing/editLicense',
      search: '?licenseId=5&lang=fr&refCode=R+1',
    });
    expect(wholeAddress('/licensing', { path: '/', search: '' }, english)).toEqual({
      path: '/licensing',
      search: '?lang=en',
    });
    expect(withPortalQuery({ path: '/apply', search: '?lang=fr&x=1' }, english)).toEqual({
      path: '/apply',
      search: '?lang=en&x=1',
    });
  });

  test('belongs to the area, unless the area names its addresses and this is none of them', () => {
    expect(placeOf('/agency/any/thing')).toEqual({ kind: 'area', path: '/agency' });
    expect(placeOf('/licensing/editLicense')).toEqual({ kind: 'area', path: '/licensing' });
    expect(placeOf('/licensing/any/thing')).toEqual({ kind: 'unknown' });
    expect(placeOf('/user')).toEqual({ kind: 'area', path: '/user' });
    expect(placeOf('/user/')).toEqual({ kind: 'area', path: '/user' });
    expect(placeOf('/user/elsewhere')).toEqual({ kind: 'unknown' });
  });
});
