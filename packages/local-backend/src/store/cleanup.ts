import type { Settings } from '../config.ts'
import type { Store } from './index.ts'

const hour = 3600 * 1000
const flowStatesKeptFor = 24 * hour
const mailsKeptFor = 24 * hour
const challengesKeptFor = hour
const auditLogKeptFor = 90 * 24 * hour
const idleSessionsKeptFor = 72 * hour

/**
 * Deletes challenges, and factors that were never confirmed, older than an hour, flows and mails older
 * than a day, sessions that expired more than three days ago, and
 * audit log entries older than ninety days.
 */
export function cleanUp(store: Store, { now, sessionInactivitySeconds }: Settings): void {
  const before = (age: number) => new Date(now() - age).toISOString()
  store.transaction(() => {
    store.flowStates.removeOld(before(flowStatesKeptFor))
    store.factors.removeOldChallenges(before(challengesKeptFor))
    store.factors.removeForgotten(before(challengesKeptFor))
    store.outbox.removeOld(before(mailsKeptFor))
    store.auditLog.removeOld(before(auditLogKeptFor))
    store.sessions.removeIdle(before(sessionInactivitySeconds * 1000 + idleSessionsKeptFor))
  })
}

/** Cleans up now and every hour, without keeping the process alive. Returns a function that stops it. */
export function startCleanup(store: Store, settings: Settings): () => void {
  cleanUp(store, settings)
  const timer = setInterval(cleanUp, hour, store, settings)
  timer.unref()
  return () => clearInterval(timer)
}
