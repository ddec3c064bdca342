import { insertSql, type Prepare } from './database.ts'

/** The type of a token from a mail, as in a hosted project. */
export type OneTimeTokenType =
  | 'confirmation_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'reauthentication_token'
  | 'recovery_token'

/** A row of `one_time_tokens`. A user has at most one of each type; a newer one replaces it. */
export interface OneTimeToken {
  readonly id: string
  readonly user_id: string
  readonly token_type: OneTimeTokenType
  /** The token of the link: random, prefixed with `pkce_` if the request had a challenge. */
  readonly token_hash: string
  /** SHA-224 of address and code in hex; unrelated to the link. */
  readonly code_hash: string
  /** The recipient of the mail. */
  readonly relates_to: string
  readonly created_at: string
  readonly updated_at: string
}

const columns = [
  'id',
  'user_id',
  'token_type',
  'token_hash',
  'code_hash',
  'relates_to',
  'created_at',
  'updated_at',
] as const satisfies (keyof OneTimeToken)[]

/** The store of unused tokens from mails. */
export function oneTimeTokensIn(prepare: Prepare) {
  const select = `SELECT ${columns.join(', ')} FROM one_time_tokens`
  const byHash = prepare<OneTimeToken>(`${select} WHERE token_hash = :tokenHash`)
  const ofUser = prepare<OneTimeToken>(`${select} WHERE user_id = :userId`)
  const toAddress = prepare<OneTimeToken>(`${select} WHERE relates_to = :address`)
  const insert = prepare(insertSql('one_time_tokens', columns))
  const remove = prepare(
    'DELETE FROM one_time_tokens WHERE user_id = :userId AND token_type = :type',
  )
  const removeOfUser = prepare('DELETE FROM one_time_tokens WHERE user_id = :userId')

  return {
    findByHash: (tokenHash: string) => byHash.get({ tokenHash }),
    ofUser: (userId: string) => ofUser.all({ userId }),
    /** Finds the tokens sent to an address, in lower case. */
    toAddress: (address: string) => toAddress.all({ address }),
    /** Saves a token, replacing an older one of its type. */
    put(token: OneTimeToken): void {
      remove.run({ userId: token.user_id, type: token.token_type })
      insert.run({ ...token })
    },
    remove: (userId: string, type: OneTimeTokenType) => remove.run({ userId, type }),
    removeOfUser: (userId: string) => removeOfUser.run({ userId }),
  }
}
