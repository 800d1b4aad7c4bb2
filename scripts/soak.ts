/**
 * `npm run soak [-- --purchases 1000] [--seed 7] [--buyers 8] [--kill-every 5]`: purchases under random faults, through
 * two processes on one PostgreSQL of which one is killed after every few purchases; then the books must agree.
 * `npm run soak -- --seconds 60 [--buyers 50] [--kill-every 3]`: as many purchases as there is time for, and one process
 * is killed every few seconds.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { letSell } from '#tests/support/soak/database.ts';
import { countedIn, timed } from '#tests/support/soak/length.ts';
import { soak } from '#tests/support/soak/soak.ts';
import { startStandinProcess } from '#tests/support/standins/startStandinProcess.ts';

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '1000' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    buyers: { type: 'string' },
    'kill-every': { type: 'string' },
  },
});
const isTimed = values.seconds !== undefined;
const asked = {
  amount: Number(values.seconds ?? values.purchases),
  seed: Number(values.seed),
  buyers: Number(values.buyers ?? (isTimed ? 50 : 8)),
  killEvery: Number(values['kill-every'] ?? (isTimed ? 3 : 5)),
};
const { amount, seed, buyers, killEvery } = asked;
if (!Object.values(asked).every((value) => Number.isInteger(value) && value > 0)) {
  console.error('Purchases, seconds, seed, buyers and what lies between kills are whole numbers above 0.');
  process.exit(1);
}

const unit = isTimed ? 'seconds' : 'purchases';
console.log(
  `${amount} ${unit}, ${buyers} buyers, a death every ${killEvery} ${unit}, seed ${seed}: again with ` +
    `-- --${unit} ${amount} --buyers ${buyers} --kill-every ${killEvery} --seed ${seed}`,
);
const standins = await startStandinProcess();
const place = await letSell(`portage_soak_${randomUUID().replaceAll('-', '')}`);
try {
  const result = await soak({
    databaseUrl: place.databaseUrl,
    standins,
    seed,
    length: isTimed ? timed(amount, killEvery) : countedIn(amount, killEvery),
    buyers,
    progress: (done, deaths) => {
      if (done % 50 === 0) console.log(`${done} bought, ${deaths} processes killed`);
    },
    waitsFor: (what) => console.log(`Nobody buys any more; waiting for ${what}`),
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
