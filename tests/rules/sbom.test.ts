import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { type Materials, materials } from '#scripts/sbom/materials.ts';

let told: Materials;
beforeAll(async () => {
  told = await materials();
});

it('the list of materials is CycloneDX of the product, made of the lock file alone', () => {
  expect(told.bomFormat).toBe('CycloneDX');
  expect(told.specVersion).toMatch(/^1\.[5-9]$/);
  expect(told.metadata.component).toMatchObject({ name: 'portage', type: 'application' });
});

it('the list of materials names each package by version and address of its kind, with a hash of its contents', () => {
  for (const { name, version, purl, hashes } of told.components) {
    expect(purl, name).toMatch(/^pkg:npm\/[^?]+@\d[^?]*$/);
    expect(purl, name).toContain(`@${version}`);
    expect(hashes, name).toContainEqual({
      alg: 'SHA-512',
      content: expect.stringMatching(/^[0-9a-f]{128}$/),
    });
  }
});

it('the list of materials holds every package that the running product asks for, and what those ask for', () => {
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

it('the list of materials says of no package from where it was fetched, and lists none of the tests', () => {
  const text = JSON.stringify(told);
  expect(text).not.toContain('externalReferences');
  expect(text.match(/https?:\/\/[^"]+/g)).toEqual(['http://cyclonedx.org/schema/bom-1.5.schema.json']);
  expect(told.components.map(({ name }) => name)).not.toContain('vitest');
});
