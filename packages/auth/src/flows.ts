import { readLinkType } from './linkType.js'
import type { AuthStorage } from './types.js'

/** Time after which a flow has expired, in milliseconds: GoTrue accepts no older link. */
const FLOW_LIFETIME = 86_400_000

const FLOW_LIMIT = 20

/** The storage key of a verifier, and when its flow started. */
type Flow = readonly [slot: string, startedAt: number]

/**
 * Wraps the storage of the provider's client so that each PKCE flow keeps its own verifier until it
 * ends or is a day old. By itself the client keeps five, and removes all of them with a session: a
 * recovery link would fail after a few cancelled sign-ins, or after a sign-out.
 */
export function keepFlows(storage: AuthStorage, storageKey: string): AuthStorage {
  const indexKey = `${storageKey}-flows-code-verifier`
  const newestKey = `${storageKey}-code-verifier`
  const slotOf = (id: unknown) => `${storageKey}-flow-${String(id)}-code-verifier`
  const start = slotOf('').slice(0, -'-code-verifier'.length)
  const isSlot = (key: string) => key.startsWith(start)

  /** Other entries are those of the client itself, from before its flows were kept here. */
  function read(): Flow[] {
    try {
      const index: unknown = JSON.parse(storage.getItem(indexKey) ?? '[]')
      return [index].flat().map((entry): Flow => {
        const [slot, startedAt] = [entry].flat()
        return isSlot(String(slot))
          ? [String(slot), Number(startedAt)]
          : [slotOf(entry), Date.now()]
      })
    } catch {
      return []
    }
  }

  function write(flows: readonly Flow[]): void {
    if (flows.length > 0) storage.setItem(indexKey, JSON.stringify(flows))
    else storage.removeItem(indexKey)
  }

  /** Removes expired verifiers, and the oldest ones over the limit. */
  function keep(flows: readonly Flow[]): void {
    const now = Date.now()
    const kept = flows
      .filter(([, startedAt]) => Math.abs(now - startedAt) < FLOW_LIFETIME)
      .slice(-FLOW_LIMIT)
    for (const [slot] of flows.filter((flow) => !kept.includes(flow))) {
      if (storage.getItem(slot) === storage.getItem(newestKey)) storage.removeItem(newestKey)
      storage.removeItem(slot)
    }
    write(kept)
  }

  keep(read())
  return {
    getItem: (key) => (key === indexKey ? null : storage.getItem(key)),

    setItem(key, value) {
      if (key === indexKey) return
      storage.setItem(key, value)
      if (isSlot(key)) keep([...read(), [key, Date.now()]])
    },

    removeItem(key) {
      if (key === indexKey) return
      storage.removeItem(key)
      if (isSlot(key)) write(read().filter(([slot]) => slot !== key))
    },
  }
}

/**
 * Moves the flow id of a redirect URL from its query to its fragment, so that it needs no setting of
 * the server: GoTrue ignores the fragment when it checks the URL, and keeps it when it adds a code.
 * Removes it if the URL has a fragment of its own, which stays as it is.
 */
export function moveFlowId(href: string): string {
  const url = new URL(href)
  const target = url.searchParams.get('redirect_to') ?? ''
  const moved = target.replace(FLOW_ID, (_, id: string, fragment = '') => {
    const type = readLinkType(/^#type=(.*)$/.exec(fragment)?.[1])
    return fragment && !type ? fragment : `${fragment ? `${fragment}&` : '#'}sb_flow_id=${id}`
  })
  if (moved === target) return href
  url.searchParams.set('redirect_to', moved)
  return url.href
}

/** The client adds it as the last parameter of the query. */
const FLOW_ID = /[?&]sb_flow_id=([\w-]+)(#.*)?$/
