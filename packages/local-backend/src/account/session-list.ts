import type { Services } from '../services.ts'
import type { SignedIn } from '../sign-in.ts'
import type { Session } from '../store/sessions.ts'

/** A session as the account service shows it. */
export interface ListedSession {
  readonly id: string
  readonly user_agent: string | null
  /** Always null: the server runs on the machine of its users, and knows no places. */
  readonly place: string | null
  readonly created_at: string
  /** Exact to a minute. */
  readonly last_used_at: string
  readonly aal: string
  readonly current: boolean
}

function isExpired({ settings }: Services, { refreshed_at }: Session): boolean {
  const idle = settings.now() - Date.parse(refreshed_at)
  return idle > settings.sessionInactivitySeconds * 1000
}

/** Lists the sessions of a user that can still be used, newest first. */
export function sessionList(services: Services, { user, session }: SignedIn): ListedSession[] {
  return services.store.sessions
    .ofUser(user.id)
    .filter((one) => !isExpired(services, one))
    .map(({ id, user_agent, created_at, updated_at, aal }) => ({
      id,
      user_agent,
      place: null,
      created_at,
      last_used_at: updated_at,
      aal,
      current: id === session.id,
    }))
}
