import { readClaims } from './jwt.js'
import type { Session } from './types.js'

/** Returns a name for a session that survives token refreshes. */
export function sessionName({ access_token, user }: NamedSession): string {
  const { session_id: name } = readClaims(access_token)
  return typeof name === 'string' ? name : user.id
}

/** The fields that a session name is derived from. */
export interface NamedSession {
  readonly access_token: string
  readonly user: Pick<Session['user'], 'id'>
}

/** Tells whether the token has a recovery claim (GoTrue's `amr`). */
export function saysRecovery({ access_token }: Session): boolean {
  const { amr } = readClaims(access_token)
  return Array.isArray(amr) && amr.some((entry) => Object(entry).method === 'recovery')
}
