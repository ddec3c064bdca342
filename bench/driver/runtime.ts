import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { findBrowser } from '../../scripts/browser.ts'
import type { Bench } from '../ui/src/bench.ts'
import { libraryIds, type LibraryId } from './pages.ts'
import { countRenders, type Renders } from './renders.ts'
import { spread, turned, type Spread } from './statistics.ts'

declare global {
  interface Window {
    bench: Bench
  }
}

/** The actions on a page, and their repetitions, so that they are measurable. */
export const actions = {
  mountButtons: { title: 'mount 1,000 buttons', times: 1 },
  rerenderButtons: { title: 're-render 1,000 buttons', times: 10 },
  switchTheme: { title: 'switch the theme with 1,000 buttons', times: 4 },
  mountTable: { title: 'mount a table of 1,000 jobs', times: 1 },
  tickRow: { title: 'tick 1 job of 1,000', times: 10 },
} as const satisfies Partial<Record<keyof Bench, { title: string; times: number }>>
export type Action = keyof typeof actions

/** Each visit starts with a fresh page. */
const visits: readonly (readonly Action[])[] = [
  ['mountButtons', 'rerenderButtons', 'switchTheme'],
  ['mountTable', 'tickRow'],
]

/** CPU milliseconds of the page's main thread, by library and action. */
type Round = Readonly<Record<LibraryId, Readonly<Record<Action, number>>>>

interface Visit {
  readonly page: Page
  readonly devtools: CDPSession
}

/** Opens a page in a new context. */
async function visit<Result>(
  browser: Browser,
  url: string,
  measure: (visit: Visit) => Promise<Result>,
  beforeAll?: () => void,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    if (beforeAll) await page.addInitScript(beforeAll)
    await page.goto(url)
    await page.waitForFunction(() => 'bench' in window)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const result = await measure({ page, devtools })
    if (problems.length > 0) throw new Error(`${url}: ${problems.join('; ')}`)
    return result
  } finally {
    await context.close()
  }
}

async function metric({ devtools }: Visit, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const found = metrics.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`The browser does not report ${name}.`)
  return found.value
}

async function collectGarbage({ devtools }: Visit): Promise<void> {
  await devtools.send('HeapProfiler.collectGarbage')
}

function act({ page }: Visit, action: keyof Bench, times: number): Promise<void> {
  return page.evaluate(([name, count]) => window.bench[name](count), [action, times] as const)
}

/** Measures the CPU milliseconds of an action, frames included. */
async function cost(of: Visit, action: Action): Promise<number> {
  await collectGarbage(of)
  const before = await metric(of, 'TaskDuration')
  await act(of, action, actions[action].times)
  return (1000 * ((await metric(of, 'TaskDuration')) - before)) / actions[action].times
}

async function sample(browser: Browser, url: string): Promise<Record<Action, number>> {
  const costs: [Action, number][] = []
  for (const steps of visits) {
    await visit(browser, url, async (opened) => {
      for (const action of steps) costs.push([action, await cost(opened, action)])
    })
  }
  return Object.fromEntries(costs) as Record<Action, number>
}

/** Measures the heap after many ticks relative to before, after garbage collections. */
function heapGrowth(browser: Browser, url: string): Promise<number> {
  return visit(browser, url, async (opened) => {
    await act(opened, 'mountTable', 1)
    await act(opened, 'tickRowQuickly', 10)
    await collectGarbage(opened)
    const before = await metric(opened, 'JSHeapUsedSize')
    await act(opened, 'tickRowQuickly', 1000)
    await collectGarbage(opened)
    return (await metric(opened, 'JSHeapUsedSize')) / before
  })
}

function rendersOf(browser: Browser, url: string, mount: Action, action: Action): Promise<Renders> {
  return visit(
    browser,
    url,
    async (opened) => {
      await act(opened, mount, 1)
      await opened.page.evaluate(() => window.takeRenders())
      await act(opened, action, 1)
      return opened.page.evaluate(() => window.takeRenders())
    },
    countRenders,
  )
}

export interface LibraryRuntime {
  readonly id: LibraryId
  /** CPU time relative to that of plain elements in the same round. */
  readonly ratios: Readonly<Record<Action, Spread>>
  /** CPU milliseconds, for orientation only. */
  readonly milliseconds: Readonly<Record<Action, Spread>>
  readonly heapGrowth: number
  readonly themeRenders: Renders
  readonly tickRenders: Renders
}

function mapActions<Result>(of: (action: Action) => Result): Readonly<Record<Action, Result>> {
  const entries = Object.keys(actions).map((action) => [action, of(action as Action)])
  return Object.fromEntries(entries) as Record<Action, Result>
}

/** Measures all libraries in each round, so that load on the machine affects all. */
export async function measureRuntime(
  origin: string,
  rounds: number,
  say: (line: string) => void,
): Promise<{ readonly browser: string; readonly results: readonly LibraryRuntime[] }> {
  const { args, ...launch } = await findBrowser()
  const browser = await chromium.launch({ ...launch, args: [...args] })
  try {
    const taken: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      say(`Round ${round + 1} of ${rounds}`)
      const samples: [LibraryId, Record<Action, number>][] = []
      for (const id of turned(libraryIds, round)) {
        samples.push([id, await sample(browser, `${origin}/${id}`)])
      }
      taken.push(Object.fromEntries(samples) as Round)
    }
    const results: LibraryRuntime[] = []
    for (const id of libraryIds) {
      const url = `${origin}/${id}`
      results.push({
        id,
        ratios: mapActions((action) =>
          spread(taken.map((round) => round[id][action] / round.plain[action])),
        ),
        milliseconds: mapActions((action) => spread(taken.map((round) => round[id][action]))),
        heapGrowth: await heapGrowth(browser, url),
        themeRenders: await rendersOf(browser, url, 'mountButtons', 'switchTheme'),
        tickRenders: await rendersOf(browser, url, 'mountTable', 'tickRow'),
      })
    }
    return { browser: `Chromium ${browser.version()}`, results }
  } finally {
    await browser.close()
  }
}
