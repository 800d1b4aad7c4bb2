import * as z from 'zod';
import { wordsApart, type ListDeclaration } from '../../listQuery.ts';
import { endsOf, searchedText, shortestText } from '../../tableFilter.ts';
import { isoDate, refuseCardNumberIn } from './text.ts';

type FieldOf<List extends ListDeclaration, Kind> = Extract<List['fields'][number], { kind: Kind }>;
type Keys<Field> = Field extends { key: infer Key extends string } ? Key : never;
type Ends<Field> = Field extends { ends: readonly (infer End extends string)[] }
  ? End
  : `${Keys<Field>}${'Start' | 'End'}`;
type Given<Key extends string, Value> = { [Name in Key]?: Value | undefined };

/** What the rows of a list are searched by, field by field; what is left out does not narrow the search. */
export type ValuesOf<List extends ListDeclaration> = Given<Keys<FieldOf<List, 'text'>>, string> &
  Given<Ends<FieldOf<List, 'date'>>, string> & {
    [Field in FieldOf<List, 'choice'> as Field['key']]?:
      | (Field extends { choices: readonly (infer Choice)[] } ? Choice : never)
      | undefined;
  };
/** The same, and what stands for two fields. */
export type FilterOf<List extends ListDeclaration> = ValuesOf<List> &
  Given<keyof List['split'] & string, string>;

/** Rows that may be marked at once to be exported. */
const mostMarked = 1000;

/** [LS-048] */
const text = (field: { shortest?: number }) =>
  refuseCardNumberIn(z.string().trim().min(shortestText(field)).max(searchedText.longest)).optional();

/** The filter of a list as the body of its calls: its fields, both ends of a range of days, and what stands for two fields. */
export function filterOf<const List extends ListDeclaration>(
  list: List,
): z.ZodType<FilterOf<List>, FilterOf<List>> {
  return filterWith(list, {}) as z.ZodType<FilterOf<List>, FilterOf<List>>;
}

type Exported<List extends ListDeclaration> = FilterOf<List> & { ids?: string[] | undefined };

/** The same of the rows to be exported: all that the filter finds, or of these the ones with such ids. */
export function exportOf<const List extends ListDeclaration>(
  list: List,
): z.ZodType<Exported<List>, Exported<List>> {
  const ids = z.array(z.string().min(1).max(36)).min(1).max(mostMarked).optional();
  return filterWith(list, { ids }) as z.ZodType<Exported<List>, Exported<List>>;
}

/** [US-027] The filter of a list beside other parameters of an address. */
export function filterInAddress<const List extends ListDeclaration, Page extends z.ZodRawShape>(
  list: List,
  page: Page,
) {
  return filterWith(list, page) as z.ZodType<
    FilterOf<List> & z.output<z.ZodObject<Page>>,
    FilterOf<List> & z.input<z.ZodObject<Page>>
  >;
}

function filterWith(list: ListDeclaration, more: z.ZodRawShape): z.ZodType {
  const shape: Record<string, z.core.$ZodType> = { ...more };
  for (const name of Object.keys(list.split ?? {})) shape[name] = text({});
  for (const field of list.fields) {
    for (const end of endsOf(field)) {
      if (field.kind === 'choice') shape[end] = z.enum(field.choices).optional();
      else shape[end] = field.kind === 'date' ? isoDate.optional() : text(field);
    }
  }
  const days = list.fields.filter(({ kind }) => kind === 'date').map(endsOf);
  return z.strictObject(shape).superRefine((values: Record<string, unknown>, found) => {
    for (const [first = '', last = ''] of days) {
      const { [first]: start, [last]: end } = values as Record<string, string | undefined>;
      if (start && end && start > end) {
        found.addIssue({ code: 'custom', path: [last], params: { code: 'endBeforeStart' } });
      }
    }
  });
}

/** [LS-046] A filter field by field; one that is given is not asked by what stands for two. */
export function valuesOf<List extends ListDeclaration>(list: List, filter: FilterOf<List>): ValuesOf<List> {
  const { split = {} } = list as ListDeclaration;
  const asked = Object.entries(filter as Record<string, string | undefined>).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const apart = asked.flatMap(([name, value]) =>
    Object.entries(split[name] ? wordsApart(value, split[name]) : {}),
  );
  const given = asked.filter(([name]) => !(name in split));
  return Object.fromEntries([...apart, ...given]) as ValuesOf<List>;
}
