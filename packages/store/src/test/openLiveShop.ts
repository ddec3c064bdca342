import { OpenFile, Table } from '@dropwatt/automations'
import { openPracticeStore, type Fault } from '@dropwatt/practice-store'
import { AdminClient } from '../client/AdminClient.ts'
import { convertLines } from '../convert/convertLines.ts'
import { isAbsent } from '../fields/Field.ts'
import { fieldsOf } from '../fields/fieldsOf.ts'
import type { FieldKey } from '../fields/keys.ts'
import { diffFile } from '../intents/diffFile.ts'
import type { FileDifference } from '../intents/FileDifference.ts'
import type { IntentList } from '../intents/IntentList.ts'
import type { JobEvent } from '../jobs/JobEvent.ts'
import type { JobState } from '../jobs/JobState.ts'
import { runJob, type JobOptions } from '../jobs/runJob.ts'
import type { PullOptions } from '../pull/PullOptions.ts'
import { pullProducts } from '../pull/pullProducts.ts'
import { convertTranslations } from '../translations/convertTranslations.ts'
import { pullTranslations } from '../translations/pullTranslations.ts'

const siteUrl = 'https://practice.test'
const allScopes = ['write_products', 'write_files']

/** A new text for a cell, by its row and the key of its column, its metafield as `namespace.key`, or ‘Price / Canada’. */
export type CellChange = readonly [
  row: number,
  column: FieldKey | `${string}.${string}` | `${string} / ${string}`,
  text: string,
]

/** A live file as it was read from a shop. */
export type ReadFile = Awaited<ReturnType<LiveShop['readFile']>>

interface RunChoices extends Partial<JobOptions> {
  /** Ends the run as a server that is killed, when it notes the event of this number. @default it is not killed */
  readonly killAt?: number
  /** Whether that event is in the journal. @default false */
  readonly isNoted?: boolean
}

/** A run that was killed in the middle. */
export class Killed extends Error {}

/** A practice shop with a client whose waits only turn its clock, and jobs with journals in memory. */
export class LiveShop {
  readonly clock = { now: 1_800_000_000_000 }
  readonly store
  readonly shop
  readonly client: AdminClient
  /** Names of the operations that were sent, in order. */
  readonly asked: string[] = []
  /** Points that they cost, by their names. */
  readonly points = new Map<string, number>()
  /** Journals by the ids of jobs, an event as a line. */
  readonly journals = new Map<string, string[]>()
  #jobs = 0

  constructor(products: number, scopes: readonly string[] = allScopes) {
    const { clock } = this
    this.store = openPracticeStore({ siteUrl, products, clock: () => clock.now })
    const [domain, shop] = [...this.store.shops][0]!
    this.shop = shop
    shop.install(scopes)
    let token = shop.installations.issue('offline').access_token
    this.renewToken = () => {
      token = shop.installations.issue('offline').access_token
    }
    this.client = new AdminClient({
      shopUrl: new URL(`${siteUrl}/practice/${domain}/`),
      token: () => Promise.resolve(token),
      fetch: (input, init) => this.#fetch(new Request(input, init)),
      wait: (milliseconds) => this.#wait(milliseconds),
      now: () => clock.now,
    })
  }

  /** Connects the shop again, as its member does after a key was revoked. */
  readonly renewToken: () => void

  async #fetch(request: Request): Promise<Response> {
    const { query } = (await request.clone().json()) as { readonly query: string }
    const name = /\w+ (\w+)/.exec(query)?.[1] ?? ''
    this.asked.push(name)
    const response = await this.store.fetch(request)
    const answer = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { extensions?: { cost?: { actualQueryCost?: number | null } } }
    const cost = answer.extensions?.cost?.actualQueryCost ?? 0
    this.points.set(name, (this.points.get(name) ?? 0) + cost)
    return response
  }

  async #wait(milliseconds: number): Promise<void> {
    this.clock.now += milliseconds
    await this.store.settled()
  }

  /** Lets something go wrong. */
  inject(fault: Fault): void {
    this.store.inject(fault)
  }

  /**
   * Reads the whole shop as the lines of a bulk operation.
   *
   * @param locale the language whose translations are read. @default its products
   */
  lines(locale?: string): AsyncIterable<string> {
    const options = this.#pullOptions('')
    return locale === undefined
      ? pullProducts(this.client, options)
      : pullTranslations(this.client, locale, options)
  }

  #pullOptions(query: string): PullOptions {
    const { store } = this
    return {
      query,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      download: async function* download(address) {
        const { body } = await store.fetch(new Request(address))
        if (body) yield* body
      },
    }
  }

  /** Reads translations into a language as a live file. */
  async readTranslations(locale: string, query = '') {
    const lines = pullTranslations(this.client, locale, this.#pullOptions(query))
    const live = await convertTranslations(lines, { currencyCode: 'EUR', locale })
    return { ...live, table: new Table(live.bytes) }
  }

  /** Reads the whole shop as a live file. */
  async readFile() {
    const live = await convertLines(this.lines(), { currencyCode: 'EUR' })
    const table = new Table(live.bytes)
    return { ...live, table, fields: fieldsOf(table.header) }
  }

  /** Finds the column of a key or metafield. */
  columnOf({ fields }: ReadFile, column: CellChange[1]): number {
    return fields.findIndex(
      (each) =>
        each?.key === column ||
        each?.metafield === column ||
        (each?.market && each.field.column === column),
    )
  }

  /** Compares a file with some changed cells with the store as it was read. */
  diff(file: ReadFile, changes: readonly CellChange[]): FileDifference {
    const cells = changes.map(([row, column, text]) => {
      return [row, this.columnOf(file, column), text] as const
    })
    return this.diffWith(file, file.table.header, cells)
  }

  /** As `diff`, with columns by their places in a header. */
  diffWith(
    { table, sidecar }: ReadFile,
    header: readonly string[],
    changes: readonly (readonly [row: number, column: number, text: string])[],
  ): FileDifference {
    const texts = new Map(changes.map(([row, column, text]) => [`${row} ${column}`, text]))
    return diffFile({
      header,
      cells: changes.map(([row, column]) => [row, column] as const),
      read: (row, column) => table.text(row, column),
      now: (row, column) => texts.get(`${row} ${column}`) ?? table.text(row, column),
      sidecar,
    })
  }

  /** Makes the id of a new job. */
  newJob(): string {
    this.#jobs += 1
    return `job${this.#jobs}`
  }

  eventsOf(id: string): JobEvent[] {
    return (this.journals.get(id) ?? []).map((line) => JSON.parse(line) as JobEvent)
  }

  /** Runs a job, or goes on with it. @throws {Killed} if it is killed */
  run(intents: IntentList, id = this.newJob(), choices: RunChoices = {}): Promise<JobState> {
    const { store, clock } = this
    const { killAt, isNoted = false, ...options } = choices
    const journal = this.journals.get(id) ?? []
    this.journals.set(id, journal)
    let appended = 0
    return runJob({
      id,
      intents,
      client: this.client,
      journal: {
        read: () => this.eventsOf(id),
        append: async (event) => {
          const isKilled = appended === killAt
          appended += 1
          if (!isKilled || isNoted) journal.push(JSON.stringify(event))
          if (isKilled) throw new Killed()
        },
      },
      now: () => clock.now,
      cancelled: new AbortController().signal,
      stopping: new AbortController().signal,
      download: async function* download(address) {
        const response = await store.fetch(new Request(address))
        if (!response.ok) throw new Error('The address has expired.')
        if (response.body) yield* response.body
      },
      upload: async (address, form) => {
        const { status } = await store.fetch(new Request(address, { method: 'POST', body: form }))
        if (status !== 201) throw new Error('The file was not taken.')
      },
      ...options,
    })
  }

  async close(): Promise<void> {
    await this.store.close()
  }
}

/** Lists the cells in which two files of one shop differ, each as handle, column and texts. */
export function differingCells(one: ReadFile, other: ReadFile): string[] {
  const handle = one.fields.findIndex((each) => each?.key === 'handle')
  const found: string[] = []
  for (let row = 1; row < one.table.rowCount; row += 1) {
    for (const [column, each] of one.fields.entries()) {
      const field = each?.field
      if (!field || isAbsent(field)) continue
      const texts = [one.table.text(row, column), other.table.text(row, column)]
      if (texts[0] === texts[1]) continue
      found.push(`${one.table.text(row, handle)} ${row} ${field.column}: ${texts.join(' → ')}`)
    }
  }
  return found
}

/** Opens a live file in the engine. */
export function openInEngine(file: Pick<ReadFile, 'bytes'>): OpenFile {
  return OpenFile.open(file.bytes, { name: 'live.csv' })
}
