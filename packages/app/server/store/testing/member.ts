import { gunzipSync } from 'node:zlib'
import { OpenFile, planAutomation, Preview, runSync, Table } from '@dropwatt/automations'
import {
  automationFields,
  fitToHeader,
  parseOptions,
  type FileAutomationSlug,
  type Options,
} from '@dropwatt/automations/options'
import { convertLines, diffFile, diffOpenFile, fieldsOf, type IntentList } from '@dropwatt/shopify'
import type { JobLine, StoreJob } from '@dropwatt/workbench/store-api'
import type { Browser } from './visitors.ts'

/** New texts of columns, by the keys of these. */
export type Texts = Readonly<Record<string, (before: string) => string>>

export const higher = (price: string) => (Number(price) + 1).toFixed(2)

/** Changes of so many mutations that a few hundred products are written in bulk. */
export const muchOf: Texts = {
  price: higher,
  vendor: () => 'Ours',
  tags: (tags) => `${tags}, ours`,
}

/** First byte of what is compressed: a fetch over HTTP has unpacked it already. */
const gzipStart = 0x1f

async function unpack(response: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return bytes[0] === gzipStart ? gunzipSync(bytes) : bytes
}

type ReadFile = Awaited<ReturnType<Member['readFile']>>

/** Lists the cells in which two files of products in the same order differ, as row, column and texts. */
export function differingCells(one: ReadFile, other: ReadFile): string[] {
  const found: string[] = []
  for (let row = 1; row < Math.max(one.table.rowCount, other.table.rowCount); row += 1) {
    for (const [column, { key = '' } = {}] of one.fields.entries()) {
      const texts = [one.table.text(row, column), other.table.text(row, column)]
      if (texts[0] !== texts[1]) found.push(`${row} ${key}: ${texts.join(' → ')}`)
    }
  }
  return found
}

/** Returns what a member does with a connected store. */
export function memberOf(browser: Browser, id: string) {
  const path = (rest: string) => `/store/shops/${id}/${rest}`

  /** Reads the whole store as a live file. */
  async function readFile() {
    const { body } = await browser.call('POST', path('pulls'), {})
    const lines = await unpack(await browser.send('GET', path(`pulls/${body.id}/lines`)))
    const { bytes, sidecar } = await convertLines([lines], { currencyCode: 'EUR' })
    const table = new Table(bytes)
    return { bytes, table, sidecar, fields: fieldsOf(table.header) }
  }

  /** Makes the intents that give columns other texts. */
  async function change(texts: Texts): Promise<IntentList> {
    const { table, sidecar, fields } = await readFile()
    const names = fields.map((each) => each?.key ?? each?.field.column ?? '')
    const columns = Object.keys(texts).map((name) => names.indexOf(name))
    if (columns.includes(-1)) throw new RangeError('The file lacks a column.')
    const { intents } = diffFile({
      header: table.header,
      cells: Array.from({ length: table.rowCount - 1 }, (_, at) => at + 1).flatMap((row) =>
        columns.map((column) => [row, column] as const),
      ),
      read: (row, at) => table.text(row, at),
      now: (row, at) => {
        const before = table.text(row, at)
        return before === '' ? before : (texts[names[at] ?? '']?.(before) ?? before)
      },
      sidecar,
    })
    return intents
  }

  /**
   * Applies an automation to a live file of the whole store, and makes the intents of its changes.
   *
   * @param excluded numbers of products that the member excludes in the preview. @default none
   */
  async function plan(slug: FileAutomationSlug, set: Options, excluded: readonly number[] = []) {
    const { bytes, sidecar } = await readFile()
    const file = OpenFile.open(bytes, { name: 'live.csv' })
    const fields = automationFields[slug]
    const options = fitToHeader(fields, parseOptions(fields, set), file.source.header)
    const planned = runSync(planAutomation(slug, file.current, options, {}))
    const preview = new Preview({
      products: file.current,
      plan: planned,
      numberOf: (row) => row,
      lineOf: (row) => row,
    })
    for (const product of excluded) preview.exclude({ kind: 'product', product })
    const patches = preview.includedPatches()
    file.apply({ id: slug, origin: { kind: 'automation', slug, options }, at: 0, patches })
    const [download] = file.download({ which: 'whole' })
    return { ...diffOpenFile(file, sidecar), download: download!.bytes }
  }

  async function post(intents: IntentList) {
    const response = await browser.send('POST', path('jobs?label=prices'), intents.bytes())
    return { status: response.status, body: await response.json() }
  }

  const add = async (intents: IntentList): Promise<StoreJob> => (await post(intents)).body

  const find = async (job: string): Promise<StoreJob> =>
    (await browser.call('GET', path(`jobs/${job}`))).body

  /** Lets the member's value win over a conflict. */
  const overwrite = async (from: string, item: number) =>
    (await browser.call('POST', path(`jobs/${from}/overwrite`), { items: [item] })).body as StoreJob

  const undo = async (job: string): Promise<StoreJob> =>
    (await browser.call('POST', path(`jobs/${job}/undo`))).body

  async function linesOf(job: string, query = ''): Promise<JobLine[]> {
    const bytes = await unpack(await browser.send('GET', path(`jobs/${job}/items${query}`)))
    return new TextDecoder()
      .decode(bytes)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as JobLine)
  }

  return { id, path, readFile, change, plan, post, add, find, overwrite, undo, linesOf }
}

export type Member = ReturnType<typeof memberOf>
