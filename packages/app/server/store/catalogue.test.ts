import { setImmediate } from 'node:timers/promises'
import { ProductTable, Table } from '@dropwatt/automations'
import { normaliseHtml, seedExport } from '@dropwatt/practice-store'
import { convertLines, fieldsOf, isAbsent } from '@dropwatt/shopify'
import { expect, test } from 'vitest'
import { addPull, linesOf } from './testing/pulling.ts'
import { openWorld } from './testing/world.ts'

const products = 5000

/** Draws numbers from 0 to below 1, the same ones each time. */
function drawNumbers(state = 9): () => number {
  let last = state
  return () => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0
    return last / 2 ** 32
  }
}

/** The pictures of one product are the only lines whose order counts. */
const pictureOf = (line: string) =>
  /^\{"id":"gid:\/\/shopify\/MediaImage.*"alt":.*"__parentId":(?<parent>.*)\}$/u.exec(line)
    ?.groups?.['parent']

function shuffled(lines: readonly string[]): string[] {
  const draw = drawNumbers()
  const pictures = Map.groupBy(lines.filter(pictureOf), pictureOf)
  return lines
    .map((line) => ({ line, at: draw() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ line }) => pictures.get(pictureOf(line))?.shift() ?? line)
}

function* cut(bytes: Uint8Array): Generator<Uint8Array, void> {
  const draw = drawNumbers()
  for (let at = 0; at < bytes.length;) {
    const end = at + 1 + Math.floor(draw() * 50_000)
    yield bytes.subarray(at, end)
    at = end
  }
}

/** Columns of the seed whose values a store cannot say: the service that tracks stock, and versions of pictures; the form of HTML. */
const seeded: Readonly<Record<string, (text: string) => string>> = {
  Description: normaliseHtml,
  'Inventory tracker': (text) => (text === '' ? '' : 'shopify'),
  'Variant image URL': (text) => text.replace(/\?.*$/u, ''),
}

test(
  '12, 13: 5,000 products pulled through the server are the seed export in every shared cell, in whatever order the lines come',
  { timeout: 120_000 },
  async () => {
    // All prices of markets take more points than a store has at once.
    let clock = { now: 0 }
    const wait = async (milliseconds: number) => {
      clock.now += milliseconds
      await setImmediate()
    }
    const world = await openWorld({ products, wait, uptime: () => clock.now })
    clock = world.clock
    const ada = world.browser('ada')
    const { store } = (await ada.connect()).body
    const pull = await addPull(ada, store.id)
    const lines = linesOf(await (await pull.read()).arrayBuffer())
    expect(await pull.state()).toMatchObject({ state: 'done', objects: lines.length })
    const facts = { currencyCode: store.currency, products }
    const live = await convertLines(lines, facts)
    expect(live.isComplete).toBe(true)

    const own = new ProductTable(new Table(live.bytes))
    const seed = new ProductTable(new Table(seedExport({ products })))
    // A market of a store has a compare-at price only beside a price; that of the generated export does not.
    const canada = seed.columns.markets.get('Canada')
    const isAlone = (row: number, column: number) =>
      column === canada?.compareAtPrice && seed.table.text(row, canada.price ?? 0) === ''
    const rows = Array.from({ length: seed.table.rowCount - 1 }, (_, at) => at + 1)
    expect(own.table.rowCount).toBe(seed.table.rowCount)
    const ownFields = fieldsOf(own.table.header)
    const compared: string[] = []
    const differing = fieldsOf(seed.table.header).flatMap((found, column) => {
      if (!found || isAbsent(found.field)) return []
      const { field } = found
      const read = seeded[field.column] ?? ((text: string) => text)
      const same = ownFields.findIndex((each) => each?.field.column === field.column)
      compared.push(field.column)
      return rows.flatMap((row) => {
        const text = read(same === -1 ? '' : own.table.text(row, same))
        const expected = isAlone(row, column) ? '' : read(seed.table.text(row, column))
        return field.isEqual(text, expected) ? [] : [{ row, column: field.column, text, expected }]
      })
    })
    expect(differing.slice(0, 10)).toEqual([])
    expect(compared.length).toBeGreaterThan(30)
    expect(compared).toContain('Price / Canada')

    const bytes = new TextEncoder().encode(`${shuffled(lines).join('\n')}\n`)
    expect(Buffer.compare((await convertLines(cut(bytes), facts)).bytes, live.bytes)).toBe(0)
  },
)
