import { createAccountRequests } from './accountService.js'
import type { AuthTools } from './types.js'
import { createResource, type Resource } from './resource.js'

/** A session of the current user, on this or another device. */
export interface AccountSession {
  readonly id: string
  /** The `User-Agent` header of the device; empty if unknown. */
  readonly userAgent: string
  /** The place in words; null if unknown. */
  readonly place: string | null
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601. */
  readonly lastUsedAt: string
  /** The assurance level: `aal2` after a second step. */
  readonly aal: string
  /** Whether it is the session of this device. */
  readonly isCurrent: boolean
}

/** The actions on sessions that every server has. Every function is stable and needs no `this`. */
export interface SessionActions {
  /**
   * Ends the user's sessions on all other devices.
   *
   * @throws {AuthError} if the server did not confirm.
   */
  readonly endOthers: () => Promise<void>
  /**
   * Ends the user's sessions on all devices, as `signOutEverywhere`.
   *
   * @throws {AuthError} if the server did not confirm; then this device stays signed in.
   */
  readonly endEverywhere: () => Promise<void>
}

/** Ends a session; the current one is signed out. */
export type EndSession = (session: Pick<AccountSession, 'id'>) => Promise<void>

interface SessionsPart {
  readonly actions: SessionActions
  readonly end: EndSession
  /** Null if the deployment has no list. */
  readonly list: Resource<readonly AccountSession[] | null>
}

/** Creates the list of the current user's sessions and the actions on them. */
export function createSessions(tools: AuthTools): SessionsPart {
  const { auth, ask } = tools
  const { offers, send } = auth.part(createAccountRequests)

  const list = createResource(auth, async () =>
    (await offers('sessions')) ? readSessions(await send('/sessions')) : null,
  )

  return {
    list,

    async end({ id }) {
      const isCurrent = list.get().value?.some((session) => session.id === id && session.isCurrent)
      if (isCurrent) return auth.signOut()
      await send(`/sessions/${encodeURIComponent(id)}`, 'DELETE').catch((error: unknown) => {
        // It has ended meanwhile.
        if (Object(error).status !== 404) throw error
      })
      await list.reload()
    },

    actions: {
      async endOthers() {
        await ask(async (client) => ({
          data: null,
          ...(await client.signOut({ scope: 'others' })),
        }))
        await list.reload()
      },
      endEverywhere: auth.signOutEverywhere,
    },
  }
}

function readSessions(answer: unknown): readonly AccountSession[] {
  return Array.isArray(answer) ? answer.map(readSession) : []
}

function readSession(entry: unknown): AccountSession {
  const { id, user_agent, place, created_at, last_used_at, aal, current } = Object(entry)
  return {
    id: String(id),
    userAgent: user_agent ?? '',
    place: place ?? null,
    createdAt: String(created_at),
    lastUsedAt: String(last_used_at),
    aal: String(aal),
    isCurrent: current === true,
  }
}
