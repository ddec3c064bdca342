import { insertSql, type Prepare } from './database.ts'

/** A row of `identities`: one sign-in method of a user. */
export interface Identity {
  readonly id: string
  readonly provider_id: string
  readonly user_id: string
  readonly identity_data: Record<string, unknown>
  readonly provider: string
  readonly last_sign_in_at: string | null
  readonly created_at: string
  readonly updated_at: string
}

type Row = Omit<Identity, 'identity_data'> & { readonly identity_data: string }

const columns = [
  'id',
  'provider_id',
  'user_id',
  'identity_data',
  'provider',
  'last_sign_in_at',
  'created_at',
  'updated_at',
] as const satisfies (keyof Identity)[]

function fromRow(row: Row): Identity {
  return { ...row, identity_data: JSON.parse(row.identity_data) }
}

/** The store of identities. */
export function identitiesIn(prepare: Prepare) {
  const select = `SELECT ${columns.join(', ')} FROM identities`
  const ofUser = prepare<Row>(`${select} WHERE user_id = :userId ORDER BY created_at, id`)
  const byProvider = prepare<Row>(
    `${select} WHERE provider = :provider AND provider_id = :providerId`,
  )
  const insert = prepare(insertSql('identities', columns))
  const touch = prepare(`
    UPDATE identities SET identity_data = :identityData, last_sign_in_at = :at, updated_at = :at
    WHERE id = :id`)
  const update = prepare(`
    UPDATE identities SET provider_id = :provider_id, identity_data = :identity_data,
      updated_at = :updated_at
    WHERE id = :id`)
  const removeOfUser = prepare('DELETE FROM identities WHERE user_id = :userId')

  return {
    ofUser: (userId: string) => ofUser.all({ userId }).map(fromRow),
    find(provider: string, providerId: string): Identity | undefined {
      const row = byProvider.get({ provider, providerId })
      return row && fromRow(row)
    },
    insert(identity: Identity): Identity {
      insert.run({ ...identity, identity_data: JSON.stringify(identity.identity_data) })
      return identity
    },
    /** Updates the last sign-in and the provider's data. */
    touch(id: string, identityData: Record<string, unknown>, at: string): void {
      touch.run({ id, identityData: JSON.stringify(identityData), at })
    },
    /** Updates the provider's data and its timestamp. */
    update({ id, provider_id, identity_data, updated_at }: Identity): void {
      update.run({ id, provider_id, identity_data: JSON.stringify(identity_data), updated_at })
    },
    removeOfUser: (userId: string) => removeOfUser.run({ userId }),
  }
}
