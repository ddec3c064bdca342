import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Clock,
  Page,
} from 'playwright/test'

/** What a test cannot take back. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
] as const

/** Each of these replaces the clock of all pages of a context. */
const clock: Record<keyof Clock, true> = {
  fastForward: true,
  install: true,
  pauseAt: true,
  resume: true,
  runFor: true,
  setFixedTime: true,
  setSystemTime: true,
}

/**
 * A browser context for many tests, one after the other. Each has its own page and finds nothing
 * stored, but what the tests before it loaded is in the HTTP cache. A page that stays open opens the
 * others, so that they need no new process.
 */
export class SharedContext {
  readonly context: BrowserContext
  readonly #opener: Page
  readonly #devTools: CDPSession
  #isSpoiled = false

  private constructor(context: BrowserContext, opener: Page, devTools: CDPSession) {
    this.context = context
    this.#opener = opener
    this.#devTools = devTools
    this.#watch(context, lasting)
    this.#watch(context.clock, Object.keys(clock) as (keyof Clock)[])
  }

  /** Notes when one of these functions is called. */
  #watch<Name extends string>(
    target: Record<Name, (...args: never[]) => unknown>,
    names: readonly Name[],
  ): void {
    for (const name of names) {
      const call = target[name].bind(target)
      target[name] = (...args) => {
        this.#isSpoiled = true
        return call(...args)
      }
    }
  }

  /** Creates a context whose pages can be opened from the origin of its base URL. */
  static async create(browser: Browser, options: BrowserContextOptions): Promise<SharedContext> {
    const context = await browser.newContext(options)
    const opener = await context.newPage()
    await opener.goto('/robots.txt')
    return new SharedContext(context, opener, await context.newCDPSession(opener))
  }

  /** Opens an empty page in the process of the page that stays open. */
  async newPage(): Promise<Page> {
    const [page] = await Promise.all([
      this.context.waitForEvent('page'),
      this.#opener.evaluate(() => void open()),
    ])
    return page
  }

  /**
   * Closes the pages of a test, and removes what it stored and changed.
   *
   * @returns whether another test can use the context; if not, it is closed
   */
  async reset(): Promise<boolean> {
    const { context } = this
    if (this.#isSpoiled) {
      await context.close()
      return false
    }
    const pages = context.pages().filter((page) => page !== this.#opener)
    await Promise.all(pages.map((page) => page.close()))
    await context.unrouteAll()
    await context.setOffline(false)
    await context.clearPermissions()
    // The star stands for all origins.
    await this.#devTools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
    return true
  }
}

/** The shared contexts of a worker, by their options. */
export class SharedContexts {
  readonly #browser: Browser
  readonly #known = new Map<string, SharedContext>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** Lets a test use the context with these options, and resets it for the next one. */
  async lend(
    options: BrowserContextOptions,
    provide: (context: SharedContext) => Promise<void>,
  ): Promise<void> {
    const key = JSON.stringify(options)
    const context = this.#known.get(key) ?? (await SharedContext.create(this.#browser, options))
    this.#known.set(key, context)
    await provide(context)
    if (!(await context.reset())) this.#known.delete(key)
  }
}
