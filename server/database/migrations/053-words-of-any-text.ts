import { type Kysely, sql } from 'kysely';

/**
 * A word is kept and asked for by its first 500 characters, since a longer one may have more bytes than a `tsvector`
 * holds of a word, and what is asked for is written as a `tsquery` reads it, backslashes too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(wordsOf).execute(db);
  await sql.raw(wordsAsked).execute(db);
  await sql.raw(listLongOnes).execute(db);
}

const wordsOf = String.raw`
  create or replace function words_of(value text) returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array(
      select distinct left(word, 500)
        from unnest(regexp_split_to_array(compared(value), '[[:space:],.;:/()&"''-]+')) as word
      where word <> ''
    ))
  $$`;

const wordsAsked = String.raw`
  create or replace function words_asked(value text) returns tsquery language sql immutable parallel safe as $$
    select string_agg('''' || replace(word, '\', '\\') || ''':*', ' & ')::tsquery
      from unnest(tsvector_to_array(words_of(value))) as word
  $$`;

/** Those whose texts may have so long a word; a text has no more characters, however it is written, than it has bytes. */
const listLongOnes = `
  select list_licenses(array(
    select id from license_listing where greatest(octet_length(first_name), octet_length(last_name),
      octet_length(legal_name), octet_length(organization_name_en), octet_length(organization_name_fr)) > 500
  ))`;
