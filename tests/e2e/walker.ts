import type { Page } from 'playwright/test'

declare global {
  interface Window {
    readonly walker: {
      /** Follows links of the page, each once the previous page has loaded. */
      followAll(way: readonly string[]): Promise<void>
      /** Goes back to a path, over this many pages. */
      backTo(steps: number, path: string): Promise<void>
    }
  }
}

/** Runs in the page before all other scripts. */
function addWalker(): void {
  const { port1, port2 } = new MessageChannel()
  port1.start()
  // Not a timer, because timers are counted.
  const moment = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
      port2.postMessage(undefined)
    })

  /** Every page has its own title and sets it once it is shown. */
  async function arrival(path: string, before: string): Promise<void> {
    while (location.pathname !== path || document.title === before) await moment()
  }

  async function followAll(way: readonly string[]): Promise<void> {
    for (const path of way) {
      const { title } = document
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)
      if (!link) throw new Error(`${location.pathname} has no link to ${path}.`)
      link.click()
      await arrival(path, title)
    }
  }

  async function backTo(steps: number, path: string): Promise<void> {
    const { title } = document
    history.go(-steps)
    await arrival(path, title)
  }

  Object.assign(window, { walker: { followAll, backTo } })
}

/** Enables `follow` and `walkRounds` in all documents from now on. */
export async function prepareWalks(page: Page): Promise<void> {
  await page.addInitScript(addWalker)
}

/** Follows links of the page, without a reload. */
export async function follow(page: Page, way: readonly string[]): Promise<void> {
  await page.evaluate((steps) => window.walker.followAll(steps), way)
}

/** Follows a path of links and goes back over it, many times. */
export async function walkRounds(page: Page, way: readonly string[], times: number): Promise<void> {
  await page.evaluate(
    async ([steps, rounds]) => {
      const start = location.pathname
      for (let round = 0; round < rounds; round += 1) {
        await window.walker.followAll(steps)
        await window.walker.backTo(steps.length, start)
      }
    },
    [way, times] as const,
  )
}
