import { readFileSync } from 'node:fs';
import { pathsOf } from '../support/project.ts';

/** The tables that the migrations create and do not drop, sorted; partitions and renamed tables are left out. */
export function createdTables(): string[] {
  const sql = pathsOf('server/database/migrations/*.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const created = [...sql.matchAll(/create table (?:if not exists )?([a-z_]+)\b(?! partition)/g)];
  const dropped = new Set([...sql.matchAll(/drop table (?:if exists )?([a-z_]+)/g)].map(([, name]) => name));
  const names = new Set(created.flatMap(([, name]) => name ?? []));
  return [...names].filter((name) => !dropped.has(name)).toSorted();
}

/** Whether a source inserts into a table, or changes or deletes rows of it. */
export function isWritten(table: string, source: string): boolean {
  return (
    new RegExp(`(insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*'${table}\\b`).test(source) ||
    new RegExp(`(insertRows)\\(\\s*\\w+,\\s*'${table}'`).test(source) ||
    new RegExp(`(insert into|update|delete from) ${table}\\b`).test(source)
  );
}

/** Whether a source reads rows of a table. */
export function isRead(table: string, source: string): boolean {
  return (
    new RegExp(`(selectFrom|[a-z]Join|using)\\(\\s*'${table}\\b`).test(source) ||
    new RegExp(`selectFrom\\(\\[[^\\]]*'${table}\\b`).test(source) ||
    new RegExp(`(from|join) ${table}\\b`).test(source.replaceAll(/delete from/g, ''))
  );
}
