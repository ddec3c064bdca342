import { readClaims } from './jwt.js'
import type { Session } from './types.js'

/** Names a session, which keeps its name when its tokens are renewed. */
export function sessionName({ access_token, user }: NamedSession): string {
  const { session_id: name } = readClaims(access_token)
  return typeof name === 'string' ? name : user.id
}

/** The part of a session that it is named by. */
export interface NamedSession {
  readonly access_token: string
  readonly user: Pick<Session['user'], 'id'>
}

/** Tells whether the token itself says that a recovery link opened the session (GoTrue's `amr`). */
export function saysRecovery({ access_token }: Session): boolean {
  const { amr } = readClaims(access_token)
  return Array.isArray(amr) && amr.some((entry) => Object(entry).method === 'recovery')
}
