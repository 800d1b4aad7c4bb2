import { describe, expect, test } from 'vitest';
import { optionsBeginning, pickedFrom } from '#domain/forms/picked.ts';

const tremblay = { label: 'Anne Tremblay', value: 'c-2008' };
const roy = { label: 'Marc Roy', value: 'c-2002' };

describe('a text that names an option', () => {
  test('names it by label or value, in any case, and another text names none', () => {
    const named = (text: string) => pickedFrom({ text, value: '' }, [tremblay, roy]).value;
    expect(named(' marc roy ')).toBe('c-2002');
    expect(named('C-2008')).toBe('c-2008');
    expect(named('Marc')).toBe('');
  });

  test('stays with the chosen one of two that are called the same', () => {
    const twins = [roy, { ...roy, value: 'c-9999' }];
    expect(pickedFrom({ text: 'Marc Roy', value: 'c-9999' }, twins).value).toBe('c-9999');
    expect(pickedFrom({ text: 'Marc Roy', value: '' }, twins).value).toBe('');
  });

  test('suggests the options of which a word begins with it, without accents', () => {
    const zoe = { label: 'Zoé Côté', value: 'c-1' };
    expect(optionsBeginning('cote', [zoe, roy])).toEqual([zoe]);
    expect(optionsBeginning('marc r', [zoe, roy])).toEqual([roy]);
  });
});
