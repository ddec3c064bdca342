import { insertSql, type Prepare } from './database.ts'
import type { AuthenticationMethod } from './sessions.ts'

/**
 * A row of `flow_state`: a pending sign-in at a provider, whose id is the OAuth `state`, or one that
 * waits for a link from a mail.
 */
export interface FlowState {
  readonly id: string
  readonly user_id: string | null
  readonly auth_code: string | null
  readonly code_challenge: string | null
  readonly code_challenge_method: 's256' | 'plain' | null
  readonly provider_type: string
  readonly authentication_method: AuthenticationMethod
  /** The redirect URL at the end of the flow; validated when the row is created. */
  readonly referrer: string
  readonly provider_access_token: string | null
  readonly provider_refresh_token: string | null
  readonly auth_code_issued_at: string | null
  readonly created_at: string
}

const columns = [
  'id',
  'user_id',
  'auth_code',
  'code_challenge',
  'code_challenge_method',
  'provider_type',
  'authentication_method',
  'referrer',
  'provider_access_token',
  'provider_refresh_token',
  'auth_code_issued_at',
  'created_at',
] as const satisfies (keyof FlowState)[]

/** The columns that a completed sign-in at the provider sets. */
export type FlowOutcome = Pick<FlowState, 'provider_access_token' | 'provider_refresh_token'> & {
  readonly user_id: string
  readonly auth_code: string
}

/** The store of pending sign-ins at a provider or through a mail. */
export function flowStatesIn(prepare: Prepare) {
  const select = `SELECT ${columns.join(', ')} FROM flow_state`
  const byId = prepare<FlowState>(`${select} WHERE id = :id`)
  const byCode = prepare<FlowState>(`${select} WHERE auth_code = :code`)
  const waiting = prepare<FlowState>(
    `${select} WHERE user_id = :userId AND authentication_method = :method AND auth_code_issued_at IS NULL`,
  )
  const insert = prepare(insertSql('flow_state', columns))
  const claim = prepare(
    'UPDATE flow_state SET auth_code_issued_at = :at WHERE id = :id AND auth_code_issued_at IS NULL',
  )
  const finish = prepare(`
    UPDATE flow_state SET user_id = :user_id, auth_code = :auth_code,
      provider_access_token = :provider_access_token, provider_refresh_token = :provider_refresh_token
    WHERE id = :id`)
  const remove = prepare('DELETE FROM flow_state WHERE id = :id')
  const removeOfUser = prepare('DELETE FROM flow_state WHERE user_id = :userId')
  const removeOfMethod = prepare(
    'DELETE FROM flow_state WHERE user_id = :userId AND authentication_method = :method',
  )
  const removeOld = prepare('DELETE FROM flow_state WHERE created_at < :before')

  return {
    find: (id: string) => byId.get({ id }),
    findByCode: (code: string) => byCode.get({ code }),
    /** Finds the flow of a user whose link from a mail has not been opened yet. */
    findWaiting: (userId: string, method: AuthenticationMethod) => waiting.get({ userId, method }),
    insert: (flow: FlowState) => insert.run({ ...flow }),
    /** Marks the flow as used; exactly one of several callers gets `true`. */
    claim: (id: string, at: string) => claim.run({ id, at }) === 1,
    finish: (id: string, outcome: FlowOutcome) => finish.run({ id, ...outcome }),
    remove: (id: string) => remove.run({ id }),
    removeOfUser: (userId: string) => removeOfUser.run({ userId }),
    removeOfMethod: (userId: string, method: AuthenticationMethod) =>
      removeOfMethod.run({ userId, method }),
    removeOld: (before: string) => removeOld.run({ before }),
  }
}
