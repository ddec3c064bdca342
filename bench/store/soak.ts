import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Executions, hasText } from '../../packages/app/server/store/testing/executions.ts'
import {
  memberOf,
  type Member,
  type Texts,
} from '../../packages/app/server/store/testing/member.ts'
import { randomOf } from '../../packages/app/server/store/testing/randomOf.ts'
import { openSite, poll, type SiteServer } from '../../packages/app/server/store/testing/site.ts'
import type { Browser } from '../../packages/app/server/store/testing/visitors.ts'
import { startPostgres, type Postgres } from '../../packages/local-backend/src/testing/postgres.ts'
import type { Fault } from '../../packages/practice-store/src/index.ts'
import type { JobLine, StoreJob } from '../../packages/workbench/src/core/live/storeApi.ts'
import { spread } from '../driver/statistics.ts'
import { figure } from '../driver/units.ts'
import { table } from '../driver/writing.ts'

export interface SoakSettings {
  readonly minutes: number
  readonly stores: number
  readonly jobs: number
}

const seed = 43
const minute = 60_000
/** Products of a store; every fifth one has as many as bulk operations are for. */
const size = { small: 40, large: 280 }
/** Time between two faults, in ms. */
const faultEvery = 4000
/** Time between two looks at the memory, in ms. */
const sampleEvery = 5000
/** Time for which a server sleeps: longer than it holds a lease, in ms. */
const sleepTime = 75_000

/** Mutations that change a store, by the start of their names. */
const isWrite = (name: string) => /^(?:dw_|StartBulk|Update|Set|Delete|Add|Remove)/.test(name)

const requestFaults: readonly Partial<Fault>[] = [
  { kind: 'throttled', times: 2 },
  { kind: 'too-many-requests', times: 2, retryAfter: 2 },
  { kind: 'bad-gateway', times: 2 },
  { kind: 'cut-before', operation: 'UpdateVariants' },
  { kind: 'cut-before', operation: 'StartBulkMutation' },
  { kind: 'cut-after', operation: 'UpdateProduct' },
  { kind: 'cut-after', operation: 'UpdateVariants' },
  { kind: 'cut-after', operation: 'StartBulkMutation' },
  { kind: 'empty-bucket' },
  { kind: 'expired-token' },
  { kind: 'bulk-failed', lines: 60 },
  { kind: 'bulk-expired', lines: 90 },
  { kind: 'bulk-canceled', lines: 20 },
  { kind: 'unreported-lines', lines: 15 },
  { kind: 'empty-url' },
  { kind: 'expired-addresses' },
]

/** A store with its member, and their jobs. */
interface Store {
  readonly domain: string
  readonly browser: Browser
  readonly member: Member
}

/** Watches who writes to which store. */
class Writers {
  readonly #current = new Map<string, { server: string; count: number }>()
  readonly requests = new Map<string, number>()
  /** Writes that reached a store while another server was writing to it. */
  together = 0
  changes = 0

  async watch(shop: string, server: string, pass: () => Promise<Response>): Promise<Response> {
    const current = this.#current.get(shop) ?? { server, count: 0 }
    this.#current.set(shop, current)
    if (current.server !== server) {
      this.changes += 1
      if (current.count > 0) this.together += 1
      current.server = server
    }
    current.count += 1
    this.requests.set(server, (this.requests.get(server) ?? 0) + 1)
    try {
      return await pass()
    } finally {
      current.count -= 1
    }
  }
}

/** Samples of the memory of a server, in bytes. */
interface Sample {
  readonly at: number
  readonly rss: number
  readonly heap: number
}

/** Lets faults happen to stores until it is stopped. */
class Trouble {
  readonly counts = new Map<string, number>()
  /** Products that others have changed or deleted, by their ids. */
  readonly touched = new Set<string>()
  readonly #random: () => number
  readonly #site: Awaited<ReturnType<typeof openSite>>
  readonly #postgres: Postgres

  constructor(
    site: Awaited<ReturnType<typeof openSite>>,
    postgres: Postgres,
    random: () => number,
  ) {
    this.#site = site
    this.#postgres = postgres
    this.#random = random
  }

  #count(kind: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)]!
  }

  async run(stores: readonly Store[], signal: AbortSignal): Promise<void> {
    for (let round = 1; !signal.aborted; round += 1) {
      await setTimeout(faultEvery)
      const { domain: shop, browser } = this.#pick(stores)
      if (round % 45 === 0) this.#cutDatabase()
      else if (round % 40 === 0) await this.#revoke(shop, browser)
      else if (round % 5 === 0) this.#touch(shop, round % 50 === 0)
      else this.#inject({ ...this.#pick(requestFaults), shop } as Fault)
    }
  }

  #inject(fault: Fault): void {
    this.#count(fault.kind)
    this.#site.shopify.inject(fault)
  }

  #touch(shop: string, isDeleted: boolean): void {
    const { contents } = this.#site.shopify.shops.get(shop)!
    const { id, handle } = this.#pick([...contents.products.values()])
    this.touched.add(id)
    if (isDeleted) this.#inject({ kind: 'deleted-product', shop, handle })
    else this.#inject({ kind: 'changed-values', shop, handle, values: { vendor: 'Theirs' } })
  }

  #cutDatabase(): void {
    this.#count('lost connections to the database')
    this.#postgres.run(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE pid <> pg_backend_pid() AND datname IS NOT NULL`,
    )
  }

  /** Takes the key of a store away; its member connects it again. */
  async #revoke(shop: string, browser: Browser): Promise<void> {
    this.#inject({ kind: 'revoked-token', shop })
    await poll(async () => {
      const { status } = await browser.connect(shop)
      return status === 200 || undefined
    })
  }
}

/** Changes of a job, whose texts no other job writes. */
function textsOf(job: number): Texts {
  let price = 0
  const prices = () => `${job + 1}.${String((price += 1) % 100).padStart(2, '0')}`
  const vendor = () => `Vendor ${job}`
  const tags = (before: string) => `${before}, tag ${job}`
  return [{ price: prices, vendor, tags }, { vendor }, { price: prices }, { tags, vendor }][
    job % 4
  ]!
}

const isEnded = ({ state }: StoreJob) => state.startsWith('done')

/** Adds the jobs of a store one after the other, and lets some of them be cancelled, and taken back. */
async function work(
  { member, browser }: Store,
  jobs: readonly number[],
  pause: () => number,
): Promise<void> {
  for (const job of jobs) {
    await setTimeout(pause())
    const intents = await poll(async () => {
      const changed = await member.change(textsOf(job))
      return changed.length > 0 ? changed : undefined
    })
    const { id } = await poll(async () => {
      const { status, body } = await member.post(intents)
      return status === 201 ? (body as StoreJob) : undefined
    })
    if (job % 7 === 0) {
      const cancel = await browser.call('POST', member.path(`jobs/${id}/cancel`))
      if (cancel.status === 200) {
        await poll(async () => {
          const { state } = await member.find(id)
          return state === 'cancelled' || state.startsWith('done') || undefined
        })
        await browser.call('POST', member.path(`jobs/${id}/resume`))
      }
    }
    // Every third job is followed by another one at once.
    if (job % 3 === 0) continue
    await poll(async () => isEnded(await member.find(id)) || undefined)
    if (job % 5 === 0) await member.undo(id)
  }
}

interface Found {
  jobs: number
  undone: number
  values: number
  written: number
  conflicts: number
  gone: number
  refused: number
  already: number
  /** Values of ended jobs whose outcome is not known. */
  open: number
  falselyDone: number
  lost: number
  twice: number
}

/** Compares what the jobs of a store report with what the store saw and has. */
async function review(
  { member, browser, domain }: Store,
  site: Awaited<ReturnType<typeof openSite>>,
  executions: Executions,
  touched: ReadonlySet<string>,
  found: Found,
): Promise<void> {
  const jobs: StoreJob[] = (await browser.call('GET', member.path('jobs'))).body.jobs
  const shop = site.shopify.shops.get(domain)!
  /** The last text that was written to each value, and the writes of each text. */
  const last = new Map<string, JobLine>()
  const writes = new Map<string, { line: JobLine; done: number; maybe: number }>()
  for (const job of jobs.toReversed()) {
    found.jobs += 1
    if (job.undoes !== undefined) found.undone += 1
    const { counts } = job
    found.values += job.progress.total
    found.written += counts.done + counts.saved
    found.conflicts += counts.conflict
    found.gone += counts.gone
    found.refused += counts.refused
    found.already += counts.already
    found.open += counts.waiting + counts.unknown
    for (const line of await member.linesOf(job.id)) {
      const isTag = line.column === 'tags'
      const isDone = line.outcome.is === 'done'
      const text = isTag && line.after === '' ? line.before : line.after
      const key = `${line.owner} ${text}`
      const known = writes.get(key) ?? { line: { ...line, after: text }, done: 0, maybe: 0 }
      writes.set(key, known)
      if (isDone) known.done += 1
      else if (line.outcome.is === 'conflict' || line.outcome.is === 'gone') known.maybe += 1
      if (isDone) last.set(`${line.owner} ${isTag ? text : line.column}`, line)
    }
  }
  for (const { line, done, maybe } of writes.values()) {
    const count = executions.of(line)
    if (count < done) found.falselyDone += 1
    if (count > done + maybe) found.twice += 1
  }
  for (const line of last.values()) {
    if (touched.has(line.product)) continue
    if (line.column === 'tags' && line.after === '') continue
    if (!hasText(shop, line)) found.lost += 1
  }
}

const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

/** Compares the memory of a server in the first third of its time after the start with that in the last. */
function memoryRow(name: string, samples: readonly Sample[], warm: number, end: number) {
  const third = (end - warm) / 3
  const medianOf = (from: number, to: number, of: 'heap' | 'rss') =>
    spread(samples.filter(({ at }) => at >= from && at < to).map((each) => each[of])).median
  const cells = (['heap', 'rss'] as const).flatMap((of) => {
    const first = medianOf(warm, warm + third, of)
    const final = medianOf(end - third, end, of)
    return [mib(first), mib(final), (final / first).toFixed(2)]
  })
  return [name, ...cells]
}

/** Runs the jobs, and returns what became of them in Markdown. */
export async function soak({ minutes, stores: storeCount, jobs: jobCount }: SoakSettings) {
  const postgres = startPostgres()
  const random = randomOf(seed)
  const executions = new Executions()
  const writers = new Writers()
  const shops = Array.from({ length: storeCount }, (_, at) => ({
    domain: `soak-${at}.myshopify.com`,
    name: `Soak ${at}`,
    products: at % 5 === 0 ? size.large : size.small,
    seed: at + 1,
  }))
  const site = await openSite({
    shops,
    shared: { databaseUrl: postgres.url, secretKey: randomBytes(32).toString('base64') },
    onMutation: (_domain, _field, variables) => executions.note(variables),
    answer: async (request, server, pass) => {
      const { pathname } = new URL(request.url)
      if (!pathname.endsWith('/graphql.json')) return pass()
      const { query = '' } = (await request.clone().json()) as { query?: string }
      const name = /^mutation (\w+)/.exec(query)?.[1] ?? ''
      const shop = pathname.split('/')[2] ?? ''
      return isWrite(name) ? writers.watch(shop, server, pass) : pass()
    },
  })
  // Making products takes time in which nothing is answered.
  for (const shop of site.shopify.shops.values()) shop.contents.products.values()
  const servers = [await site.start('one'), await site.start('two')]
  const samples = new Map<SiteServer, Sample[]>(servers.map((server) => [server, []]))
  const asleep = new Set<SiteServer>()
  const length = minutes * minute
  const sleep = Math.min(sleepTime, length / 8)
  let start = Date.now()
  const stopped = new AbortController()
  const trouble = new Trouble(site, postgres, random)

  const sample = async () => {
    while (!stopped.signal.aborted) {
      await setTimeout(sampleEvery)
      for (const server of servers) {
        if (asleep.has(server)) continue
        const { rss, heapUsed } = await server.usage()
        samples.get(server)!.push({ at: Date.now() - start, rss, heap: heapUsed })
      }
    }
  }
  const letSleep = async () => {
    for (const [at, server] of [...servers, ...servers].entries()) {
      await setTimeout(Math.max(0, start + ((at + 1) / 6) * length - Date.now()))
      asleep.add(server)
      server.halt()
      await setTimeout(sleep)
      server.wake()
      asleep.delete(server)
    }
  }

  try {
    const stores: Store[] = []
    for (const [at, { domain }] of shops.entries()) {
      const browser = site.browser(`member-${at}`)
      const id = await poll(async () => (await browser.connect(domain)).body.store.id as string)
      stores.push({ domain, browser, member: memberOf(browser, id) })
    }
    const ofStore = jobCount / storeCount
    start = Date.now()
    const beside = [trouble.run(stores, stopped.signal), sample(), letSleep()]
    await Promise.all(
      stores.map((store, at) => {
        const jobs = Array.from({ length: ofStore }, (_, number) => at + number * storeCount)
        // Half of the time is for pauses; the rest is that of the jobs.
        return work(store, jobs, () => (random() * length) / ofStore)
      }),
    )
    await setTimeout(Math.max(0, start + length - Date.now()))
    stopped.abort()
    await Promise.all(beside)
    for (const { faults } of site.shopify.shops.values()) faults.clear()
    await Promise.all(
      stores.map(({ browser, member }) =>
        poll(async () => {
          const { jobs } = (await browser.call('GET', member.path('jobs'))).body
          return (jobs as StoreJob[]).every(isEnded) || undefined
        }),
      ),
    )
    const end = Date.now() - start
    const found: Found = {
      jobs: 0,
      undone: 0,
      values: 0,
      written: 0,
      conflicts: 0,
      gone: 0,
      refused: 0,
      already: 0,
      open: 0,
      falselyDone: 0,
      lost: 0,
      twice: 0,
    }
    for (const store of stores) await review(store, site, executions, trouble.touched, found)
    return report(found, { trouble, writers, samples, end, sleep, stores: storeCount })
  } finally {
    stopped.abort()
    for (const server of servers) {
      server.wake()
      await server.stop()
    }
    await site.close()
    postgres.stop()
  }
}

interface Circumstances {
  readonly trouble: Trouble
  readonly writers: Writers
  readonly samples: ReadonlyMap<SiteServer, readonly Sample[]>
  readonly end: number
  readonly sleep: number
  readonly stores: number
}

function report(found: Found, { trouble, writers, samples, end, sleep, stores }: Circumstances) {
  const faults = [...trouble.counts]
    .map(([kind, count]) => `${kind} ${count}`)
    .toSorted((one, other) => one.localeCompare(other))
  const { together } = writers
  const broken = { together, ...found }
  const problems = (['open', 'falselyDone', 'lost', 'twice', 'together'] as const).filter(
    (name) => broken[name] > 0,
  )
  const warm = end / 5
  const text = [
    `${figure(found.jobs)} updates of ${stores} stores, ${found.undone} of them taking another one back, by two servers in ${(end / minute).toFixed(0)} minutes, each of which slept twice for ${sleep / 1000} seconds. Faults: ${faults.join(', ')}.`,
    table(
      ['Values', 'Number'],
      [
        ['in all', figure(found.values)],
        ['written', figure(found.written)],
        ['conflicts with what others, or earlier updates, wrote', figure(found.conflicts)],
        ['gone with their product', figure(found.gone)],
        ['refused', figure(found.refused)],
        ['had the text already', figure(found.already)],
        ['without an outcome', figure(found.open)],
        ['reported as written, and never executed', figure(found.falselyDone)],
        ['written last, and not in the store', figure(found.lost)],
        ['executed more often than reported', figure(found.twice)],
        ['writes of a server while another one was writing to the store', figure(together)],
      ],
    ),
    `The server that wrote to a store changed ${figure(writers.changes)} times; of the requests that write, ${[...writers.requests.values()].map(figure).join(' and ')} came from each.`,
    table(
      [
        'MiB',
        'Heap, first third',
        'last third',
        'Ratio',
        'RSS, first third',
        'last third',
        'Ratio',
      ],
      [...samples].map(([{ name }, each]) => memoryRow(`server ${name}`, each, warm, end)),
    ),
    'Thirds of the time after the first fifth; the heap is measured after a collection.',
  ].join('\n\n')
  return { text, invalid: problems.length > 0 ? `Broken: ${problems.join(', ')}.` : undefined }
}
