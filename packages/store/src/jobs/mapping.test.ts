import { readSchema } from '@dropwatt/practice-store'
import * as fc from 'fast-check'
import { coerceInputValue, parse, typeFromAST, type OperationDefinitionNode } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { readCurrent } from '../check/readCurrent.ts'
import { isAbsent, isReadOnly, type Field } from '../fields/Field.ts'
import { fields } from '../fields/fields.ts'
import type { FieldKey } from '../fields/keys.ts'
import { idsOfRow, rowsOfProduct } from '../convert/Sidecar.ts'
import { IntentList } from '../intents/IntentList.ts'
import { apiVersion, nextApiVersion } from '../operations/apiVersion.ts'
import { operations } from '../operations/operations.ts'
import { LiveShop, type CellChange, type ReadFile } from '../test/openLiveShop.ts'
import { bulkMutation } from './bulkLines.ts'
import { inputPaths } from './inputPaths.ts'
import { linesOf, type WriteLine } from './lines.ts'
import { priceLines } from './priceLines.ts'

const live = new LiveShop(25)
afterAll(() => live.close())
addThirdOption()
const schemas = [readSchema(apiVersion), readSchema(nextApiVersion)]

/** Lists what is wrong with the variables of a line, by the committed schemas. */
function errorsOf({ name, variables }: WriteLine): string[] {
  const definition = parse(operations[name].text).definitions[0] as OperationDefinitionNode
  const given = variables as Readonly<Record<string, unknown>>
  const errors: string[] = Object.keys(given).filter(
    (key) => !operations[name].variables.includes(key),
  )
  for (const schema of schemas) {
    for (const { type, variable } of definition.variableDefinitions ?? []) {
      const input = typeFromAST(schema, type as never)
      if (!input) throw new Error('The schema has every type of a variable.')
      coerceInputValue(given[variable.name.value], input as never, (path, _, { message }) =>
        errors.push(`${name}.${variable.name.value}.${path.join('.')}: ${message}`),
      )
    }
  }
  return errors
}

const words = fc.constantFrom(
  'Plain',
  'Café „Lumière“',
  'it\'s, "quoted"\nand\r\nbroken',
  '日本 🏷️',
  '=cmd()',
  'line\u2028separated',
)
const money = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2))
const yesOrNo = fc.constantFrom('TRUE', 'FALSE')
const orEmpty = (texts: fc.Arbitrary<string>) => fc.oneof(texts, fc.constant(''))
const tags = fc
  .uniqueArray(fc.constantFrom('a', 'B', 'sale', 'été', '夏', 'two words'), { maxLength: 5 })
  .map((list) => list.join(', '))

/** Cells of each column, as a member may write them; with those that belong to them. */
const cellsOf: Partial<Record<FieldKey, fc.Arbitrary<Partial<Record<FieldKey, string>>>>> = {
  title: words.map((title) => ({ title })),
  description: orEmpty(words).map((description) => ({ description: description.trim() })),
  vendor: orEmpty(words).map((vendor) => ({ vendor })),
  category: fc.constant({ category: '' }),
  type: orEmpty(words).map((type) => ({ type })),
  tags: tags.map((cell) => ({ tags: cell })),
  status: fc.constantFrom('Active', 'Draft', 'archived').map((status) => ({ status })),
  sku: orEmpty(words).map((sku) => ({ sku })),
  barcode: orEmpty(fc.constantFrom("'0012", '8712345')).map((barcode) => ({ barcode })),
  option1Name: words.map((name) => ({ option1Name: `${name} 1` })),
  option2Name: words.map((name) => ({ option2Name: `${name} 2` })),
  option3Name: words.map((name) => ({ option3Name: `${name} 3` })),
  option1Value: words.map((option1Value) => ({ option1Value })),
  option2Value: words.map((option2Value) => ({ option2Value })),
  option3Value: words.map((option3Value) => ({ option3Value })),
  price: money.map((price) => ({ price })),
  compareAtPrice: orEmpty(money).map((compareAtPrice) => ({ compareAtPrice })),
  cost: orEmpty(money).map((cost) => ({ cost })),
  chargeTax: yesOrNo.map((chargeTax) => ({ chargeTax })),
  inventoryTracker: orEmpty(fc.constant('shopify')).map((inventoryTracker) => ({
    inventoryTracker,
  })),
  inventoryPolicy: fc.constantFrom('DENY', 'CONTINUE').map((inventoryPolicy) => ({
    inventoryPolicy,
  })),
  grams: fc.integer({ min: 1, max: 99_999 }).map((value) => ({ grams: (value / 10).toFixed(1) })),
  weightUnit: fc.constantFrom('g', 'kg', 'lb', 'oz').map((weightUnit) => ({ weightUnit })),
  requiresShipping: yesOrNo.map((requiresShipping) => ({ requiresShipping })),
  imageAltText: orEmpty(words).map((imageAltText) => ({ imageAltText })),
  seoTitle: orEmpty(words).map((seoTitle) => ({ seoTitle })),
  seoDescription: orEmpty(words).map((seoDescription) => ({ seoDescription })),
  unitPriceTotal: fc.constantFrom('', '5', '7.5').map((total) => ({
    unitPriceTotal: total,
    unitPriceTotalUnit: total && 'ml',
    unitPriceBase: total && '1',
    unitPriceBaseUnit: total && 'l',
  })),
}
/** Columns whose cells come with those of another one. */
const together: Partial<Record<FieldKey, FieldKey>> = {
  unitPriceTotalUnit: 'unitPriceTotal',
  unitPriceBase: 'unitPriceTotal',
  unitPriceBaseUnit: 'unitPriceTotal',
}

const keys = Object.keys(fields) as FieldKey[]
const writable = keys.filter((key) => {
  const field = fields[key] as Field
  return !isAbsent(field) && !isReadOnly(field.write)
})

/** Finds a row that shows an object of a column, in a product with one value of the option. */
function rowFor(file: ReadFile, key: FieldKey): number {
  const at = Number(/^option(\d)/.exec(key)?.[1] ?? 0) - 1
  const column = live.columnOf(file, key)
  return [...file.sidecar.products.row].find((row) => {
    const ids = idsOfRow(file.sidecar, row)
    if (at === -1) return key !== 'imageAltText' || ids?.image !== undefined
    if (ids?.options[at] === undefined) return false
    return key.endsWith('Name') || rowsOfValue(file, row, column).length > 0
  })!
}

/** Lists the rows of a product that show the value which an option has in one of them. */
function rowsOfValue({ table, sidecar }: ReadFile, row: number, column: number): number[] {
  const { first, end } = rowsOfProduct(sidecar, row) ?? { first: row, end: row }
  return Array.from({ length: end - first }, (_, at) => first + at).filter(
    (at) => table.text(at, column) === table.text(row, column),
  )
}

/** Builds the lines that a list would send now. */
async function linesFor(intents: IntentList): Promise<WriteLine[]> {
  const products = [...intents.all()]
  const current = await readCurrent(
    live.client,
    products.flatMap((product) => product.intents),
  )
  return products.flatMap((product) => {
    const all = new Set(product.intents.map((_, at) => product.first + at))
    const { lines, prices } = linesOf(product, all, current, intents.facts)
    return lines.concat(priceLines(prices))
  })
}

test('each column that is written has cells to try', () => {
  const tried = writable.filter((key) => cellsOf[key] ?? cellsOf[together[key] ?? key])
  expect(tried).toEqual(writable)
})

describe.each(writable.filter((key) => cellsOf[key]).map((key) => [key] as const))('%s', (key) => {
  test('goes from the cell to the store and back', async () => {
    await fc.assert(
      fc.asyncProperty(cellsOf[key]!, async (cells) => {
        const file = await live.readFile()
        const row = rowFor(file, key)
        const isValue = key.endsWith('Value')
        const rows = isValue ? rowsOfValue(file, row, live.columnOf(file, key)) : [row]
        const changes = Object.entries(cells).flatMap(([each, text]) =>
          rows.map((at): CellChange => [at, each as FieldKey, text]),
        )
        const { intents, refused } = live.diff(file, changes)
        const sent = intents.length > 0 ? [await IntentList.read([intents.bytes()])] : []
        const lines = (await Promise.all(sent.map(linesFor))).flat()
        const outcomes = await Promise.all(sent.map(outcomesOf))
        const after = await live.readFile()
        const others = Object.entries(cells).filter(([each, text]) => {
          const field = fields[each as FieldKey] as Field
          const read = after.table.text(row, live.columnOf(after, each as FieldKey))
          const expected = field.normalise(text, { currencyCode: 'EUR' })
          return !field.isEqual(read, expected) && read !== trimmed(expected)
        })
        expect({ refused, errors: lines.flatMap(errorsOf), others }).toEqual({
          refused: [],
          errors: [],
          others: [],
        })
        expect(outcomes.flat().every((each) => each === 'done' || each === 'saved')).toBe(true)
      }),
      { numRuns: 6 },
    )
  })
})

/** Runs a job, and lists the outcomes of its items. */
async function outcomesOf(intents: IntentList): Promise<string[]> {
  const state = await live.run(intents)
  return Array.from({ length: intents.length }, (_, item) => state.outcomeOf(item))
}

/** A shop keeps some texts without the spaces around them, and HTML in its own way. */
const trimmed = (text: string) => text.trim().replaceAll('\r\n', '\n')

/** The two prices of a variant in a market, as a member may write them. */
const pricesOfMarket = fc.oneof(
  fc.tuple(money, orEmpty(money)),
  fc.constant<[string, string]>(['', '']),
)

test.each(['Canada', 'Switzerland'])(
  'prices in %s go from the cell to the store and back',
  async (market) => {
    const names = [`Price / ${market}`, `Compare-at price / ${market}`] as const
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 20 }), pricesOfMarket, async (at, cells) => {
        const file = await live.readFile()
        const row = [...file.sidecar.products.row][at]!
        const { intents, refused } = live.diff(file, [
          [row, names[0], cells[0]],
          [row, names[1], cells[1]],
        ])
        const sent = intents.length > 0 ? [await IntentList.read([intents.bytes()])] : []
        const lines = (await Promise.all(sent.map(linesFor))).flat()
        const outcomes = (await Promise.all(sent.map(outcomesOf))).flat()
        const after = await live.readFile()
        const read = names.map((name) => after.table.text(row, live.columnOf(after, name)))
        expect({ refused, errors: lines.flatMap(errorsOf), read }).toEqual({
          refused: [],
          errors: [],
          read: cells,
        })
        expect(outcomes.every((each) => each === 'done')).toBe(true)
      }),
      { numRuns: 12 },
    )
  },
)

test('a metafield is set, added and deleted', async () => {
  const file = await live.readFile()
  const [name = ''] = file.sidecar.metafields.names
  const column = name as `${string}.${string}`
  const at = live.columnOf(file, column)
  const firsts = [...file.sidecar.products.row]
  const filled = firsts.filter((row) => file.table.text(row, at) !== '')
  const empty = firsts.filter((row) => file.table.text(row, at) === '')
  const changes: CellChange[] = [
    [filled[0]!, column, 'set'],
    [filled[1]!, column, ''],
    ...empty.slice(0, 1).map((row): CellChange => [row, column, 'added']),
  ]
  const { intents } = live.diff(file, changes)
  expect((await linesFor(intents)).flatMap(errorsOf)).toEqual([])
  const state = await live.run(intents)
  expect(state.status).toBe('done')
  const after = await live.readFile()
  expect(changes.map(([row]) => after.table.text(row, live.columnOf(after, column)))).toEqual(
    changes.map(([, , text]) => text),
  )
})

/** Texts of columns that take no other ones. */
const samples: Partial<Record<FieldKey, string>> = {
  price: '1',
  title: 'a',
  status: 'Active',
  inventoryPolicy: 'DENY',
  chargeTax: 'TRUE',
  requiresShipping: 'TRUE',
  grams: '5',
  weightUnit: 'g',
}

const sampleOf = (key: FieldKey) => samples[key] ?? ''
const sampleContext = {
  shop: { currencyCode: 'EUR' },
  categories: {},
  before: '',
  cell: sampleOf,
}

test.each(writable.filter((key) => key in inputPaths && key !== 'tags'))(
  'the place of %s in its input is the one of its field',
  (key) => {
    const { write } = fields[key] as Field
    if (isReadOnly(write)) throw new Error('It is written.')
    let input: unknown = write.convert(sampleOf(key), sampleContext)
    for (const segment of ['input', ...(inputPaths[key] ?? [])]) {
      expect(Object.keys(input as object)).toContain(segment)
      input = (input as Record<string, unknown>)[segment]
    }
  },
)

test('every value of a product or variant has a place in its input', () => {
  const without = writable.filter((key) => {
    const { of: owner } = fields[key] as Field
    return (owner === 'product' || owner === 'variant') && !inputPaths[key]
  })
  expect(without).toEqual([])
})

test('bulk mutations have names of their own', () => {
  const text = bulkMutation('UpdateVariants', 'dw_a_7')
  expect(text.startsWith('mutation dw_a_7(')).toBe(true)
})

/** Gives a product a third option, which generated ones do not have. */
function addThirdOption(): void {
  const { contents } = live.shop
  const product = [...contents.products.values()].find(({ options }) => options.length === 2)
  if (!product) throw new Error('A product has two options.')
  const value = {
    kind: 'ProductOptionValue',
    id: contents.createId('ProductOptionValue'),
    name: 'Regular',
  } as const
  const option = {
    kind: 'ProductOption',
    id: contents.createId('ProductOption'),
    name: 'Fit',
    position: 3,
    linkedMetafield: null,
    optionValues: [value],
  } as const
  product.options.push({ ...option, optionValues: [value] })
  for (const { values } of product.variants) values.push(value)
  contents.keep(...product.options, value)
}
