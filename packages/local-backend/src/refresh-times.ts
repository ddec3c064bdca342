import type { Settings } from './config.ts'

/** The sessions that were refreshed within the reuse interval. */
export interface RefreshTimes {
  /** Notes that a session gets a new refresh token now. */
  add(sessionId: string): void
  isRecent(sessionId: string): boolean
}

/**
 * Creates the times of refreshes. They are in memory and by a clock that is never set back: the time
 * in the database would reopen used tokens when the clock of the machine goes back. A restart forgets
 * them, after which only the last token but one is accepted.
 */
export function createRefreshTimes({ uptime, reuseIntervalSeconds }: Settings): RefreshTimes {
  const times = new Map<string, number>()
  const isOver = (time: number) => uptime() - time > reuseIntervalSeconds * 1000

  return {
    add(sessionId) {
      times.delete(sessionId)
      times.set(sessionId, uptime())
      for (const [id, time] of times) {
        if (!isOver(time)) break
        times.delete(id)
      }
    },
    isRecent(sessionId) {
      const time = times.get(sessionId)
      return time !== undefined && !isOver(time)
    },
  }
}
