/**
 * `npm run soak [-- --purchases 1000] [--seed 7] [--buyers 8] [--kill-every 5]`: purchases under random faults, through
 * two processes on one PostgreSQL of which one is killed after every few purchases; then the books must agree.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { letSell } from '#tests/support/soak/database.ts';
import { soak } from '#tests/support/soak/soak.ts';
import { startStandinProcess } from '#tests/support/standins/startStandinProcess.ts';

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    buyers: { type: 'string', default: '8' },
    'kill-every': { type: 'string', default: '5' },
  },
});
const [purchases, seed, buyers, killEvery] = [
  values.purchases,
  values.seed,
  values.buyers,
  values['kill-every'],
].map(Number) as [number, number, number, number];
if (![purchases, seed, buyers, killEvery].every((value) => Number.isInteger(value) && value > 0)) {
  console.error('Purchases, seed, buyers and the purchases between kills are whole numbers above 0.');
  process.exit(1);
}

console.log(`${purchases} purchases, seed ${seed}: again with -- --purchases ${purchases} --seed ${seed}`);
const standins = await startStandinProcess();
const place = await letSell(`portage_soak_${randomUUID().replaceAll('-', '')}`);
try {
  const result = await soak({
    databaseUrl: place.databaseUrl,
    standins,
    seed,
    purchases,
    buyers,
    killEvery,
    progress: (done, deaths) => {
      if (done % 50 === 0) console.log(`${done} bought, ${deaths} processes killed`);
    },
  });
  const { faults, ...figures } = result;
  console.log(JSON.stringify(figures, null, 2));
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The books agree.' : `The books do not agree: ${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await place.stop();
  await standins.stop();
}
