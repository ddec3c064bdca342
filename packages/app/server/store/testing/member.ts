import { gunzipSync } from 'node:zlib'
import { Table } from '@dropwatt/automations'
import { convertLines, diffFile, fieldsOf, type IntentList } from '@dropwatt/shopify'
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

  return { id, path, readFile, change, post, add, find, overwrite, undo, linesOf }
}

export type Member = ReturnType<typeof memberOf>
