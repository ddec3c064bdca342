import { once } from './once.js'
import { fingerprint } from './secondStep.js'
import type { AuthClient, Session } from './types.js'

/** The shortest time between two checks of a session, in milliseconds. */
const CHECK_INTERVAL = 60_000

/** Events of a page that somebody uses. */
const SIGNS_OF_USE = ['visibilitychange', 'pointerdown', 'keydown', 'wheel']

/** A running watch over the session of a client. */
export interface SessionWatch {
  /** Tells whether the server is asked right now. */
  readonly isChecking: () => boolean
  /** Resolves when the check at the start has ended, with or without an answer. */
  readonly started: Promise<void>
  /**
   * Has the browser cache the public keys of the server, once there is a session, so that its token can
   * be verified offline.
   */
  readonly cacheKeys: () => void
  readonly stop: () => void
}

interface WatchOptions {
  readonly readSession: () => Session | null
  /** Whether to ask at once, not after a minute. */
  readonly atOnce: boolean
}

/**
 * Asks the server about the session within a minute of any use of the page, at most once a minute: was
 * it ended elsewhere, or has its user other factors now? Without a network nothing changes. Does
 * nothing outside a browser.
 */
export function watchSession(
  client: AuthClient,
  { readSession, atOnce }: WatchOptions,
): SessionWatch {
  let isChecking = false
  let last = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function check(): Promise<void> {
    last = performance.now()
    isChecking = true
    // Without an answer the next use asks again.
    await checkWithServer(client, readSession()).catch(ignore)
    isChecking = false
    cacheKeys()
  }

  const loadKeys = once(async () => {
    const { error } = await client.getClaims(readSession()?.access_token, { allowExpired: true })
    if (error) throw error
  })

  function cacheKeys(): void {
    if (readSession()) loadKeys().catch(ignore)
  }

  function onUse(): void {
    if (timer !== undefined || isHidden()) return
    const wait = Math.max(0, last + CHECK_INTERVAL - performance.now())
    timer = setTimeout(() => {
      timer = undefined
      if (!isHidden()) void check()
    }, wait)
  }

  if (typeof window === 'undefined') {
    return {
      isChecking: () => false,
      started: Promise.resolve(),
      cacheKeys: ignore,
      stop: ignore,
    }
  }
  // Captured, because a component may stop an event.
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, onUse, true)
  const started = atOnce ? check() : Promise.resolve()
  cacheKeys()
  onUse()
  return {
    isChecking: () => isChecking,
    started,
    cacheKeys,
    stop() {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, onUse, true)
    },
  }
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden'
}

/**
 * Asks the server for the user of the session. The client drops a session that the server has ended.
 * If the server refuses the token, or knows other factors than the stored session, the session is
 * refreshed, which reveals an edited one.
 */
async function checkWithServer(client: AuthClient, session: Session | null): Promise<void> {
  if (!session) return
  const { data, error } = await client.getUser(session.access_token)
  const isRefused = error?.status === 401 || error?.status === 403
  const isOther = data.user !== null && fingerprint(data.user) !== fingerprint(session.user)
  if (isRefused || isOther) await client.refreshSession()
}

function ignore(): void {}
