import type { BrowserContext } from 'playwright/test'
import { backgroundDelay } from '../../packages/app/src/wiring/backgroundDelay.ts'

/** Lets the app load at once what it otherwise loads some time after a page. */
export async function skipBackgroundDelay(context: BrowserContext): Promise<void> {
  await context.addInitScript((delay) => {
    const { setTimeout: later } = globalThis
    Object.assign(globalThis, {
      setTimeout: (...[callback, time, ...rest]: Parameters<typeof later>) =>
        later(callback, time === delay ? 0 : time, ...rest),
    })
  }, backgroundDelay)
}
