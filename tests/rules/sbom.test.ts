import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { materials } from '#scripts/sbom/materials.ts';

it('the list of materials holds every package that the running product asks for, and what those ask for', async () => {
  const told = await materials();
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = told.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  const refs = new Set([
    told.metadata.component['bom-ref'],
    ...told.components.map((each) => each['bom-ref']),
  ]);
  const asked = told.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(asked.filter((ref) => !refs.has(ref))).toEqual([]);
});
