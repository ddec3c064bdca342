import type { Page } from 'playwright/test'

/** A pending timer. */
export interface Timer {
  readonly kind: 'setTimeout' | 'setInterval' | 'requestAnimationFrame'
  /** In ms; frames have none. */
  readonly delay?: number
}

declare global {
  interface Window {
    /** By the id from the browser. */
    readonly liveTimers: ReadonlyMap<string, Timer>
  }
}

const pairs = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  requestAnimationFrame: 'cancelAnimationFrame',
} as const

/** Runs in the page before all other scripts. */
function keepAccount(named: typeof pairs): void {
  type Set = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => number
  const live = new Map<string, Timer>()
  Object.assign(window, { liveTimers: live })
  for (const [kind, end] of Object.entries(named) as [Timer['kind'], keyof Window][]) {
    const set = window[kind] as Set
    const clear = window[end] as (id: number) => void
    // Timeouts and intervals share ids and can be cleared by either function.
    const key = (id: number) => `${kind === 'requestAnimationFrame' ? 'frame' : 'timer'} ${id}`
    const counted: Set = (callback, ...rest) => {
      const id = set(
        (...args) => {
          if (kind !== 'setInterval') live.delete(key(id))
          callback(...args)
        },
        ...rest,
      )
      live.set(key(id), { kind, ...(typeof rest[0] === 'number' && { delay: rest[0] }) })
      return id
    }
    const uncounted = (id: number) => {
      live.delete(key(id))
      clear(id)
    }
    Object.assign(window, { [kind]: counted, [end]: uncounted })
  }
}

/** Counts the timers of all documents from now on. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(keepAccount, pairs)
}

/** Returns the pending timers of the page. */
export function liveTimers(page: Page): Promise<Timer[]> {
  return page.evaluate(() => [...window.liveTimers.values()])
}
