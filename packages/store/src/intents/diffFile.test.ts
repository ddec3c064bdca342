import { Table } from '@dropwatt/automations'
import { afterAll, describe, expect, test } from 'vitest'
import { convertLines } from '../convert/convertLines.ts'
import { idsOfRow } from '../convert/Sidecar.ts'
import { LiveShop, openInEngine, type CellChange } from '../test/openLiveShop.ts'
import { columnName } from './IntentColumn.ts'
import { diffOpenFile } from './diffOpenFile.ts'
import { liveCellRule } from './diffFile.ts'
import type { FileDifference } from './FileDifference.ts'
import { mostIntents } from './wireForm.ts'
import type { WrittenValue } from './WrittenValues.ts'

const live = new LiveShop(60)
afterAll(() => live.close())
const file = await live.readFile()
const { table, sidecar } = file
const rows = Array.from({ length: table.rowCount - 1 }, (_, at) => at + 1)
const text = (row: number, column: CellChange[1]) => table.text(row, live.columnOf(file, column))
const firsts = [...sidecar.products.row]

/** First rows of a product with at least two variants that share a value of their second option. */
const shared = firsts.find(
  (row) => text(row, 'option2Value') !== '' && rowsWith(row, 'option1Value').length > 1,
)!

/** Lists the rows of the product in a row with the same text in a column. */
function rowsWith(row: number, column: CellChange[1]): number[] {
  const product = idsOfRow(sidecar, row)?.product
  return rows.filter(
    (each) =>
      idsOfRow(sidecar, each)?.product === product &&
      idsOfRow(sidecar, each)?.variant !== undefined &&
      text(each, column) === text(row, column),
  )
}

function described({ intents, refused }: FileDifference): unknown[] {
  const written = [...intents.all()].flatMap((product) =>
    product.intents.map(({ column, before, after }) => [columnName(column), before, after]),
  )
  return [...written, ...refused.map(({ reason }) => reason)]
}
const diff = (...changes: readonly CellChange[]) => described(live.diff(file, changes))
const [row] = firsts as [number]
const productOf = (each: number) => idsOfRow(sidecar, each)?.product
const bytesOf = (changes: readonly CellChange[]) =>
  new TextDecoder().decode(live.diff(file, changes).intents.bytes())

test('a changed cell names its object, the text in the store and the new one', () => {
  const { intents } = live.diff(file, [[row, 'price', '1.50']])
  const ids = idsOfRow(sidecar, row)
  expect([...intents.all()][0]).toMatchObject({
    product: ids?.product,
    title: text(row, 'title'),
    intents: [{ owner: ids?.variant, before: text(row, 'price'), after: '1.50' }],
  })
})

test('cells that are to be written have the text of the store; a refused one is not among them', () => {
  const changes: CellChange[] = [
    [row, 'price', '1.50'],
    [row, 'handle', 'another-key'],
  ]
  const { cells, refused } = live.diff(file, changes)
  const column = live.columnOf(file, 'price')
  expect(refused).toMatchObject([{ row, reason: 'is-key' }])
  expect(cells).toEqual([{ row, column, inStore: text(row, 'price') }])
})

test('[26] a cell that changed and changed back is no intent', () => {
  expect(diff([row, 'price', text(row, 'price')])).toEqual([])
})

test('another text for the same value is no intent', () => {
  expect(diff([row, 'price', ` ${text(row, 'price')} `])).toEqual([])
})

test('tags are compared one by one', () => {
  const [tag = ''] = text(row, 'tags').split(', ')
  const upper = tag.toUpperCase()
  const rest = text(row, 'tags').split(', ').slice(1)
  expect(diff([row, 'tags', [...rest, 'new one'].join(', ')])).toEqual([
    ['tags', tag, ''],
    ['tags', '', 'new one'],
  ])
  expect(diff([row, 'tags', [upper, ...rest].join(', ')])).toEqual([['tags', tag, upper]])
})

test('a value of an option is written once, whatever number of rows shows it', () => {
  const same = rowsWith(shared, 'option1Value')
  const changes = same.map((each): CellChange => [each, 'option1Value', 'Renamed'])
  expect(same.length).toBeGreaterThan(1)
  expect(diff(...changes)).toEqual([['option1Value', text(shared, 'option1Value'), 'Renamed']])
})

test('variants of one value cannot get different ones', () => {
  expect(diff([shared, 'option1Value', 'Renamed'])).toEqual(['values-differ'])
})

test('two values of an option cannot become one', () => {
  const other = rows.find(
    (each) =>
      productOf(each) === productOf(shared) &&
      text(each, 'option2Value') !== text(shared, 'option2Value') &&
      text(each, 'option2Value') !== '',
  )
  const own = rowsWith(shared, 'option2Value')
  const name = text(other ?? 0, 'option2Value')
  const changes = own.map((each): CellChange => [each, 'option2Value', name])
  expect(new Set(diff(...changes))).toEqual(new Set(['same-value']))
})

test('two values of an option can swap their names', () => {
  const isOther = (one: number, other: number) =>
    productOf(one) === productOf(other) &&
    text(one, 'option1Value') !== '' &&
    text(other, 'option1Value') !== '' &&
    text(one, 'option1Value') !== text(other, 'option1Value')
  const one = rows.find((each) => rows.some((other) => isOther(each, other))) ?? 0
  const other = rows.find((each) => isOther(one, each)) ?? 0
  const changes = [
    ...rowsWith(one, 'option1Value').map((each) => [each, other] as const),
    ...rowsWith(other, 'option1Value').map((each) => [each, one] as const),
  ].map(([each, from]): CellChange => [each, 'option1Value', text(from, 'option1Value')])
  const [first, second] = [text(one, 'option1Value'), text(other, 'option1Value')]
  expect(diff(...changes)).toEqual([
    ['option1Value', first, second],
    ['option1Value', second, first],
  ])
})

test('a metafield takes its own type, or the only one of its name', () => {
  const name = 'custom.material'
  const [own] = sidecar.metafields.names
  const without = firsts.find((each) => text(each, own as typeof name) === '')
  const withOne = firsts.find((each) => text(each, own as typeof name) !== '')!
  const changes = [without, withOne].flatMap((each): CellChange[] =>
    each === undefined ? [] : [[each, own as typeof name, 'other']],
  )
  const names = diff(...changes).map((each) => (each as readonly string[])[0])
  expect(new Set(names)).toEqual(new Set([`${own} single_line_text_field`]))
})

describe('a changed cell is refused', () => {
  const picture = rows.find((each) => idsOfRow(sidecar, each)?.variant === undefined)
  test.each<[reason: string, change: CellChange]>([
    ['is-key', [row, 'handle', 'other']],
    ['needs-inventory', [row, 'inventoryQuantity', '7']],
    ['is-picture', [row, 'imageUrl', 'https://a.test/b.jpg']],
    ['is-gift-card', [row, 'giftCard', text(row, 'giftCard') === 'TRUE' ? 'FALSE' : 'TRUE']],
    ['required', [row, 'title', ' ']],
    ['no-number', [row, 'price', 'free']],
    ['no-owner', [row + 1, 'vendor', 'Other']],
    ['no-owner', [picture ?? 0, 'price', '5.00']],
    ['added-row', [table.rowCount, 'price', '5.00']],
    ['unit-price-incomplete', [row, 'unitPriceTotal', '5']],
  ])('as %s', (reason, change) => {
    expect(diff(change)).toEqual([reason])
  })
})

describe('a linked option is refused', async () => {
  const product = productOf(shared)
  const linked = { namespace: 'shopify', key: 'size' }
  const lines: string[] = []
  for await (const line of live.lines()) {
    const each = JSON.parse(line) as { id?: string; options?: readonly object[] }
    const options = each.options?.map((option) => ({ ...option, linkedMetafield: linked }))
    lines.push(`${JSON.stringify(each.id === product ? { ...each, options } : each)}\n`)
  }
  const other = await convertLines(lines, { currencyCode: 'EUR' })
  const rule = liveCellRule(other.sidecar)
  const linkedTable = new Table(other.bytes)
  const read = (each: number, column: number) => linkedTable.text(each, column)
  const place = live.columnOf(file, 'option1Value')
  const changed = (each: number, column: number) => (column === place ? 'X' : read(each, column))

  test.each(rowsWith(shared, 'option1Value'))('in row %i, whatever its text', (each) => {
    const { header } = linkedTable
    expect(rule.lockOf({ header, read, now: read }, each, place)).toBe('linked-option')
    const cells = [[each, place]] as const
    expect(rule.refused({ header, read, now: changed, cells })).toEqual([
      { row: each, column: place, reason: 'linked-option' },
    ])
  })

  test('and the options of other products are not', () => {
    const free = firsts.find((each) => productOf(each) !== product)!
    expect(rule.lockOf({ header: linkedTable.header, read, now: read }, free, place)).toBe(
      undefined,
    )
  })
})

test('a column that no live file has is refused with its reason', () => {
  const header = [...table.header, 'Published', 'My column']
  const columns = [header.length - 2, header.length - 1]
  expect(columns.length).toBe(2)
  const other = { ...file, table, fields: file.fields }
  const changed = live.diffWith(
    other,
    header,
    columns.map((column) => [row, column, 'x'] as const),
  )
  expect(changed.refused.map(({ reason }) => reason)).toEqual(['missing-scope', 'unknown-column'])
})

test('the same cells in any order give the same bytes', () => {
  const changes = rows.flatMap((each): CellChange[] =>
    text(each, 'price') === ''
      ? []
      : [
          [each, 'price', '3.30'],
          [each, 'sku', `S${each}`],
        ],
  )
  expect(bytesOf(changes.toReversed())).toBe(bytesOf(changes))
})

/** Opens the file with a job that gives cells other texts, quoted where they have a comma. */
function openWith(key: CellChange[1], texts: readonly (readonly [row: number, text: string])[]) {
  const opened = openInEngine(file)
  const column = live.columnOf(file, key)
  opened.apply({
    id: 'one',
    origin: { kind: 'fix', fix: 'spaces' as never },
    at: 0,
    patches: texts.map(([each, after]) => [each, column, table.raw(each, column) ?? null, after]),
  })
  return opened
}

/** Lists what a job has written once all of it is written. */
function writtenBy({ intents }: Pick<FileDifference, 'intents'>): WrittenValue[] {
  return [...intents.all()].flatMap((product) =>
    product.intents.map(({ owner, column, before, after }) => {
      return { owner, column: columnName(column), before, after }
    }),
  )
}

test('the jobs of an open file are its changes, less what was written since', () => {
  const [first, second] = firsts as [number, number]
  const opened = openWith('vendor', [
    [first, 'Acme'],
    [second, 'Acme'],
  ])
  const before = diffOpenFile(opened, sidecar)
  expect(before.intents.length).toBe(2)
  expect(before.jobsInStore).toEqual([])
  const [written] = writtenBy(before)
  const after = diffOpenFile(opened, sidecar, [written!])
  expect(writtenBy(after).map(({ owner }) => owner)).toEqual([idsOfRow(sidecar, second)?.product])
})

test.each([
  ['vendor', [[firsts[0]!, 'Acme']]],
  ['tags', [[firsts[0]!, '"Sale, new, Blue"']]],
  ['option1Value', rowsWith(shared, 'option1Value').map((each) => [each, 'Sandy'] as const)],
  ['price', [[shared, '3.30']]],
] as const)(
  'what was written of %s is in the store, and undone here it goes back',
  (key, texts) => {
    const opened = openWith(key, texts)
    const all = writtenBy(diffOpenFile(opened, sidecar))
    expect(all.length).toBeGreaterThan(0)
    const after = diffOpenFile(opened, sidecar, all)
    expect(after.intents.length).toBe(0)
    expect(after.jobsInStore).toEqual(['one'])
    opened.undo('one')
    const back = diffOpenFile(opened, sidecar, all)
    expect(back.jobsInStore).toEqual([])
    const reversed = writtenBy(back)
    expect(new Set(reversed.map((each) => `${each.before}→${each.after}`))).toEqual(
      new Set(all.map((each) => `${each.after}→${each.before}`)),
    )
  },
)

test('what is in the store is known where more differs than a job may write', () => {
  const [first, second] = firsts as [number, number]
  const vendor = live.columnOf(file, 'vendor')
  const written = writtenBy(diffOpenFile(openWith('vendor', [[second, 'Acme']]), sidecar))
  const tags = Array.from({ length: mostIntents + 1 }, (_, at) => `tag ${at}`).join(', ')
  const difference = diffOpenFile(openWith('tags', [[first, `"${tags}"`]]), sidecar, written)
  expect(difference.isWritten(second, vendor)).toBe(true)
  expect(() => difference.intents).toThrow(/more intents/)
})

test('a cell that a job changed to what was read is set back', () => {
  const [first, second] = firsts as [number, number]
  const opened = openWith('vendor', [
    [first, text(first, 'vendor')],
    [second, 'Acme'],
  ])
  expect(diffOpenFile(opened, sidecar).setBack).toBe(1)
})
