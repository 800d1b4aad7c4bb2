import type { Adapter, AdapterPayload } from 'oidc-provider';
import { machineTime } from '../clock.ts';
import type { State } from '../state.ts';

const schema = `CREATE TABLE IF NOT EXISTS identity_records (
  issuer TEXT NOT NULL, model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL,
  grant_id TEXT, uid TEXT, expires_at INTEGER,
  PRIMARY KEY (issuer, model, id)) WITHOUT ROWID`;

/** Models that end with the grant they came from; a sign-in under way names its grant too but outlives it. */
const endingWithGrant = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

/** Keeps sessions, codes, tokens and sign-ins under way of one issuer, so that a restart signs nobody out. */
export function adapterFactory(state: State, issuer: string): (model: string) => Adapter {
  state.run(schema);
  state.run('CREATE INDEX IF NOT EXISTS identity_grants ON identity_records (issuer, grant_id)');
  state.run('CREATE INDEX IF NOT EXISTS identity_expiry ON identity_records (expires_at)');
  return (model) => {
    const find = async (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
      const row = state.first<{ payload: string }>(
        `SELECT payload FROM identity_records WHERE issuer = $issuer AND model = $model AND ${column} = $value
         AND (expires_at IS NULL OR expires_at > $now)`,
        { issuer, model, value, now: machineTime() },
      );
      return row && JSON.parse(row.payload);
    };
    return {
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: async () => undefined,
      async upsert(id, payload, expiresIn) {
        const now = machineTime();
        state.together(() => {
          state.run('DELETE FROM identity_records WHERE expires_at <= $now', { now });
          state.run(
            `INSERT INTO identity_records (issuer, model, id, payload, grant_id, uid, expires_at)
             VALUES ($issuer, $model, $id, $payload, $grantId, $uid, $expiresAt)
             ON CONFLICT DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
               uid = excluded.uid, expires_at = excluded.expires_at`,
            {
              issuer,
              model,
              id,
              payload: JSON.stringify(payload),
              grantId: endingWithGrant.includes(model) ? (payload.grantId ?? null) : null,
              uid: payload.uid ?? null,
              expiresAt: expiresIn === undefined ? null : now + expiresIn * 1000,
            },
          );
        });
      },
      async consume(id) {
        state.run(
          `UPDATE identity_records SET payload = json_set(payload, '$.consumed', $seconds)
           WHERE issuer = $issuer AND model = $model AND id = $id`,
          { issuer, model, id, seconds: Math.floor(machineTime() / 1000) },
        );
      },
      async destroy(id) {
        state.run('DELETE FROM identity_records WHERE issuer = $issuer AND model = $model AND id = $id', {
          issuer,
          model,
          id,
        });
      },
      async revokeByGrantId(grantId) {
        state.run(`DELETE FROM identity_records WHERE issuer = $issuer AND grant_id = $grantId`, {
          issuer,
          grantId,
        });
      },
    };
  };
}
