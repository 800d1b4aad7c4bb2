import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { capture } from '../process.ts';

const component = z.looseObject({
  'bom-ref': z.string(),
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
  hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
});
const document = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({ component: component }),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
export type Materials = z.output<typeof document>;

const options = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];

/**
 * The packages of the running product with versions and hashes, as CycloneDX, read from the lock file without network.
 * Where they were fetched from is left out, since that differs from machine to machine.
 * @throws Error with what npm wrote when it is older than 10 or cannot read the lock file
 */
export async function materials(): Promise<Materials> {
  const npm = process.env['npm_execpath'];
  const [command, ...before] = npm?.endsWith('js') ? [process.execPath, npm] : ['npm'];
  const { exitCode, output } = await capture(command ?? 'npm', [
    ...before,
    ...options,
    '--offline',
    '--loglevel=error',
  ]);
  const begin = output.indexOf('{');
  if (exitCode !== 0 || begin < 0) throw new Error(`npm made no list of materials: ${output.trim()}`);
  const told = document.parse(JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)));
  const own = z.object({ name: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const running = told.components.filter(isOfTheProduct);
  const refs = new Set([told.metadata.component, ...running].map((each) => each['bom-ref']));
  return {
    ...told,
    metadata: { ...told.metadata, component: { ...withoutOrigin(told.metadata.component), name: own.name } },
    components: running.map(withoutOrigin),
    dependencies: told.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
}

/** npm leaves out with `--omit=dev` what the tests ask for too, so that the choice is made here. */
function isOfTheProduct({ properties }: z.output<typeof component>): boolean {
  return !properties.some(({ name }) => name === 'cdx:npm:package:development');
}

function withoutOrigin<Part extends Record<string, unknown>>(part: Part): Part {
  const { externalReferences: _, ...others } = part;
  return others as unknown as Part;
}
