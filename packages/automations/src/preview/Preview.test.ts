import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyPatches,
  generateExport,
  patchText,
  Preview,
  ProductTable,
  Table,
  type ExclusionTarget,
  type Note,
  type Patch,
  type Plan,
  type PreviewColumn,
  type PreviewQuery,
  type PreviewRow,
  type Remark,
} from '../index.ts'

const source = `Handle,Title,Vendor,Tags,Option1 Name,Option1 Value,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src
tee,Heavy tee,Nordwind,summer,Color,Sand,S,TEE-1,24.90,,1.jpg
tee,,,,,Sand,M,TEE-2,24.90,24.90,2.jpg
tee,,,,,Sand,L,TEE-3,26.90,44.90,
tee,,,,,,,,,,3.jpg
mug,Mug,Solbakken,,Title,Default Title,,MUG-7,12.00,39.00,
bag,Tote bag,,"a, b",Title,Default Title,,,18.50,,
`

const vendor = 2
const price = 8
const compareAt = 9

const review: Note = { code: 'lower', tone: 'review', values: { n: 59 } }
const conflict: Note = { code: 'not-above', tone: 'conflict' }
const info: Note = { code: 'fixed', tone: 'info' }

const columns: readonly PreviewColumn[] = [
  { kind: 'cell', key: 'vendor', column: vendor },
  { kind: 'cell', key: 'price', column: price, isNumber: true },
  { kind: 'cell', key: 'compareAt', column: compareAt, isNumber: true },
  {
    kind: 'computed',
    key: 'discount',
    valueOf: (row, textAfter) => ({
      text: `${row}: ${textAfter(price)} of ${textAfter(compareAt)}`,
    }),
  },
]

type Change = readonly [row: number, column: number, text: string, note?: Note]

const changes: readonly Change[] = [
  [1, vendor, 'Nord'],
  [1, compareAt, '32.99'],
  [2, compareAt, '32.99', info],
  [3, compareAt, '34.99', review],
  [5, vendor, 'Sol', conflict],
  [5, compareAt, '', review],
]

function planOf(table: Table, made: readonly Change[] = changes): Plan {
  const patches: Patch[] = []
  const notes = new Map<number, Note[]>()
  for (const [row, column, text, note] of made) {
    if (note) notes.set(patches.length, [note])
    patches.push(...patchText(table, row, column, text))
  }
  return { patches, notes, excludedColumns: [], columns }
}

const table = new Table(new TextEncoder().encode(source))
const products = new ProductTable(table)

function open(made: readonly Change[] = changes): Preview {
  return new Preview({
    products,
    plan: planOf(table, made),
    numberOf: (row) => row + 1,
    lineOf: (row) => row + 1,
  })
}

const query = (part: Partial<PreviewQuery> = {}): PreviewQuery => ({
  filter: 'changed',
  search: '',
  order: 'file',
  ...part,
})

/** Lists what a query shows: the names of products, and of variants after a dash. */
function names(preview: Preview, part: Partial<PreviewQuery> = {}): string[] {
  const { count } = preview.list(query(part))
  return preview.rows(0, count).map(({ kind, name }) => (kind === 'product' ? name : `- ${name}`))
}

function rowOf(preview: Preview, row: number, kind: PreviewRow['kind']): PreviewRow | undefined {
  const { count } = preview.list(query({ filter: 'all' }))
  return preview.rows(0, count).find((each) => each.row === row && each.kind === kind)
}

describe('the list', () => {
  test('shows products with the variants that change', () => {
    expect(names(open())).toEqual([
      'Heavy tee',
      '- Sand / S',
      '- Sand / M',
      '- Sand / L',
      'Mug',
      '- Default Title',
    ])
  })

  test.each<[Partial<PreviewQuery>, string[]]>([
    [{ filter: 'review' }, ['Heavy tee', 'Mug']],
    [{ filter: 'conflicts' }, ['Mug']],
    [{ filter: 'excluded' }, []],
    [{ filter: 'all' }, ['Heavy tee', 'Mug', 'Tote bag']],
    [{ search: 'heavy TEE' }, ['Heavy tee']],
    [{ search: 'mug-7' }, ['Mug']],
    [{ filter: 'all', search: '7' }, ['Mug', 'Tote bag']],
    [{ search: 'tote' }, []],
    [{ filter: 'all', order: 'size' }, ['Mug', 'Heavy tee', 'Tote bag']],
    [{ filter: 'all', order: 'note' }, ['Mug', 'Heavy tee', 'Tote bag']],
  ])('of %o has the products %o', (part, expected) => {
    const preview = open([...changes.slice(0, 5), [5, compareAt, '139.00', review]])
    preview.list(query(part))
    const { count } = preview.setExpanded('all', false)
    expect(preview.rows(0, count).map(({ name }) => name)).toEqual(expected)
  })

  test('shows every variant, but only changed pictures', () => {
    expect(names(open(), { filter: 'all' }).filter((name) => name.startsWith('-'))).toHaveLength(5)
    const picture: Change = [4, 10, 'https://example.com/4.jpg']
    expect(names(open([picture]), { filter: 'all' })).toContain('- 3.jpg')
  })

  test('hides and shows the rows of a product', () => {
    const preview = open()
    preview.list(query())
    expect(preview.toggle(0)).toEqual({ count: 3 })
    expect(preview.rows(0, 9).map(({ isExpanded }) => isExpanded)).toEqual([false, true, undefined])
    expect(preview.indexOfRow(2)).toBe(0)
    expect(preview.toggle(0)).toEqual({ count: 6 })
    expect(preview.indexOfRow(2)).toBe(2)
    expect(preview.indexOfRow(6)).toBeUndefined()
  })

  test('gives any window of it as it gives the whole', () => {
    const preview = open()
    const { count } = preview.list(query({ filter: 'all' }))
    const all = preview.rows(0, count)
    expect(all.map(({ index }) => index)).toEqual([...all.keys()])
    for (let from = 0; from <= count; from += 1) {
      for (let to = from; to <= count + 1; to += 1) {
        expect(preview.rows(from, to)).toEqual(all.slice(from, to))
      }
    }
  })
})

describe('a row', () => {
  test('of a product shows what belongs to the product as a whole', () => {
    expect(rowOf(open(), 1, 'product')).toMatchObject({
      number: 2,
      changed: 3,
      variants: 3,
      included: true,
      needsReview: true,
      cells: [{ before: 'Nordwind', after: 'Nord' }, {}, {}, {}],
      notes: [],
    })
  })

  test('of a variant shows its own and computed values', () => {
    expect(rowOf(open(), 2, 'variant')).toMatchObject({
      included: true,
      needsReview: false,
      cells: [
        {},
        { before: '24.90' },
        { before: '24.90', after: '32.99' },
        { computed: { text: '2: 24.90 of 32.99' } },
      ],
      notes: [info],
    })
  })

  test('says what is excluded and what is in conflict', () => {
    const preview = open()
    preview.exclude({ kind: 'cell', row: 2, column: compareAt })
    expect(rowOf(preview, 2, 'variant')).toMatchObject({
      included: false,
      cells: [{}, {}, { isExcluded: true }, { computed: { text: '2: 24.90 of 24.90' } }],
    })
    expect(rowOf(preview, 1, 'product')).toMatchObject({ included: 'mixed' })
    expect(rowOf(preview, 5, 'product')).toMatchObject({
      included: true,
      cells: [{ isConflict: true }, {}, {}, {}],
    })
    expect(preview.fullCell(2, compareAt)).toEqual({
      before: '24.90',
      after: '32.99',
      notes: [info],
      isExcluded: true,
    })
    expect(preview.fullCell(2, price)).toEqual({ before: '24.90', notes: [], isExcluded: false })
  })

  test('has nothing to include where nothing changes', () => {
    expect(rowOf(open(), 6, 'product')).not.toHaveProperty('included')
  })
})

describe('a remark', () => {
  const remarks: readonly Remark[] = [
    { code: 'no-market', tone: 'review' },
    { code: 'kept', tone: 'review', row: 2 },
    { code: 'kept', tone: 'review', row: 6 },
    { code: 'gift-card', tone: 'info', row: 5 },
  ]
  const preview = new Preview({
    products: new ProductTable(table),
    plan: { ...planOf(table, changes.slice(0, 4)), remarks },
    numberOf: (row) => row + 1,
    lineOf: (row) => row + 1,
  })

  test('is listed once with its rows', () => {
    expect(preview.remarks).toEqual([
      { code: 'no-market', tone: 'review', rows: [] },
      { code: 'kept', tone: 'review', rows: [3, 7] },
      { code: 'gift-card', tone: 'info', rows: [6] },
    ])
  })

  test('puts a product that does not change under review', () => {
    const { count } = preview.list({ filter: 'review', search: '', order: 'file' })
    const listed = preview
      .rows(0, count)
      .flatMap(({ kind, name }) => (kind === 'product' ? name : []))
    expect(listed).toEqual(['Heavy tee', 'Tote bag'])
    expect(preview.summary.needReview).toBe(2)
  })

  test('stands in the row that it is about', () => {
    const { count } = preview.list({ filter: 'all', search: '', order: 'file' })
    const noted = preview
      .rows(0, count)
      .filter(({ notes }) => notes.some(({ code }) => code === 'kept' || code === 'gift-card'))
    expect(noted.map(({ kind, row }) => [kind, row])).toEqual([
      ['variant', 2],
      ['variant', 5],
      ['variant', 6],
    ])
  })

  test('counts as reviewed once its product was looked at', () => {
    expect(preview.reviewed(new Set([2]))).toEqual({ done: 1, of: 2 })
  })
})

describe('what is excluded', () => {
  test.each<[ExclusionTarget, number]>([
    [{ kind: 'cell', row: 1, column: vendor }, 1],
    [{ kind: 'cell', row: 5, column: vendor }, 0],
    [{ kind: 'cell', row: 6, column: vendor }, 0],
    [{ kind: 'row', row: 1 }, 1],
    [{ kind: 'product', product: 0 }, 4],
    [{ kind: 'column', column: compareAt }, 4],
    [{ kind: 'needs-review' }, 5],
  ])('by %o is %i changes, and can be included, undone and redone', (target, count) => {
    const preview = open()
    const { included } = preview.summary
    expect(included).toBe(5)
    expect(preview.exclude(target)).toBe(count)
    expect(preview.exclude(target)).toBe(0)
    expect(preview.includedPatches()).toHaveLength(included - count)
    expect(preview.undoExclusion()).toBe(count > 0)
    expect(preview.summary.included).toBe(included)
    expect(preview.redoExclusion()).toBe(count > 0)
    expect(preview.summary.included).toBe(included - count)
    expect(preview.include(target)).toBe(count)
    expect(preview.summary.included).toBe(included)
  })

  test('is counted', () => {
    const preview = open()
    expect(preview.summary).toEqual({
      products: 3,
      changedProducts: 2,
      changedCells: 5,
      needReview: 2,
      conflicts: 1,
      excluded: 0,
      included: 5,
      includedProducts: 2,
      optionValues: 0,
      emptied: 1,
    })
    preview.exclude({ kind: 'product', product: 1 })
    expect(preview.summary).toMatchObject({
      changedProducts: 2,
      changedCells: 5,
      needReview: 1,
      excluded: 1,
      included: 4,
      includedProducts: 1,
      emptied: 0,
    })
  })

  test('counts as reviewed unless a whole column was excluded', () => {
    const nothing = new Set<number>()
    const made: readonly Change[] = [
      [1, compareAt, '32.99'],
      [3, compareAt, '34.99', review],
      [5, compareAt, '40.00', review],
      [6, compareAt, '20.00', review],
    ]
    const one = open(made)
    expect(one.reviewed(nothing)).toEqual({ done: 0, of: 3 })
    expect(one.reviewed(new Set([1, 2]))).toEqual({ done: 2, of: 3 })
    one.exclude({ kind: 'cell', row: 1, column: compareAt })
    expect(one.reviewed(nothing)).toEqual({ done: 0, of: 3 })
    one.exclude({ kind: 'row', row: 3 })
    one.exclude({ kind: 'product', product: 1 })
    expect(one.reviewed(nothing)).toEqual({ done: 2, of: 3 })
    one.undoExclusion()
    expect(one.reviewed(nothing)).toEqual({ done: 1, of: 3 })
    one.exclude({ kind: 'needs-review' })
    expect(one.reviewed(nothing)).toEqual({ done: 1, of: 3 })

    const other = open(made)
    other.exclude({ kind: 'column', column: compareAt })
    expect(other.reviewed(nothing)).toEqual({ done: 0, of: 3 })
  })

  test('stays excluded in a new plan', () => {
    const before = open()
    before.exclude({ kind: 'cell', row: 2, column: compareAt })
    before.exclude({ kind: 'cell', row: 3, column: compareAt })
    const without = open([
      [1, compareAt, '40.00'],
      [2, compareAt, '41.00'],
    ])
    without.carryOver(before)
    expect(without.summary).toMatchObject({ included: 1, excluded: 1 })
    const again = open()
    again.carryOver(without)
    expect(again.summary).toMatchObject({ included: 3 })
    expect(again.undoExclusion()).toBe(true)
    expect(again.summary).toMatchObject({ included: 4 })
  })
})

/** The row of the file for one of a table that a job put into another order, and the other way. */
const moved = (row: number) => 7 - row

test('exclusions are restored for a later plan', () => {
  const before = new Preview({
    products,
    plan: planOf(table),
    numberOf: (row) => moved(row) + 1,
    lineOf: (row) => row + 1,
  })
  expect(before.keptExclusions).toBeUndefined()
  before.exclude({ kind: 'cell', row: 1, column: vendor })
  before.exclude({ kind: 'column', column: compareAt })
  expect(before.excludedColumns).toEqual([vendor, compareAt])
  const kept = before.keptExclusions!
  expect(kept.rows).toEqual(Uint32Array.of(6, 6, 5, 4, 2))
  expect(kept.singles).toEqual(Uint8Array.of(1, 0, 0, 0, 0))

  const later = open([
    [1, vendor, 'Nord'],
    [2, compareAt, '32.99', info],
    [6, compareAt, '20.00'],
  ])
  expect(later.restore({ exclusions: kept }, moved)).toBe(2)
  expect(later.canUndoExclusion).toBe(false)
  expect(later.summary).toMatchObject({ included: 1, excluded: 1 })
  expect(later.excludedColumns).toEqual([vendor])

  // What it lost is excluded again once it changes again, and is not lost twice.
  const lost = later.keptExclusions!
  expect(later.restore({ exclusions: lost }, (row) => row)).toBe(0)
  const again = open()
  expect(again.restore({ exclusions: lost }, (row) => row)).toBe(0)
  expect(again.restore({}, moved)).toBe(0)
  expect(again.keptExclusions).toBeUndefined()
})

test('the next row to review is found in both directions', () => {
  const preview = open()
  const { count } = preview.list(query())
  expect(count).toBe(6)
  expect(preview.nextReview(-1, 'next')).toBe(3)
  expect(preview.nextReview(3, 'next')).toBe(5)
  expect(preview.nextReview(5, 'next')).toBe(3)
  expect(preview.nextReview(3, 'previous')).toBe(5)
  expect(preview.nextReview(-1, 'previous')).toBe(5)
  preview.toggle(0)
  expect(preview.nextReview(-1, 'next')).toBe(0)
  preview.exclude({ kind: 'needs-review' })
  expect(preview.nextReview(-1, 'next')).toBeUndefined()
  preview.list(query({ search: 'nothing' }))
  expect(preview.nextReview(-1, 'next')).toBeUndefined()
})

test('a row can be lengthened to any of its cells', () => {
  const ragged = new Table(new TextEncoder().encode('Handle,Title,Vendor,Tags,Price\ntee,Tee\n'))
  const patches: Patch[] = [
    [1, 2, null, 'a'],
    [1, 3, null, ''],
    [1, 4, null, '9'],
  ]
  const preview = new Preview({
    products: new ProductTable(ragged),
    plan: { patches, notes: new Map(), excludedColumns: [], columns: [] },
    numberOf: (row) => row + 1,
    lineOf: (row) => row + 1,
  })
  const lastRow = () =>
    new TextDecoder().decode(applyPatches(ragged, preview.includedPatches())).split('\n')[1]
  preview.exclude({ kind: 'cell', row: 1, column: 2 })
  expect(lastRow()).toBe('tee,Tee,,,9')
  preview.exclude({ kind: 'cell', row: 1, column: 4 })
  expect(lastRow()).toBe('tee,Tee')
  preview.include({ kind: 'cell', row: 1, column: 2 })
  expect(lastRow()).toBe('tee,Tee,a')
})

describe('for any exclusions from a plan for a catalogue', () => {
  const catalogue = new Table(generateExport({ products: 12 }))
  const catalogueProducts = new ProductTable(catalogue)
  const own = catalogueProducts.columns
  const targets = fc.oneof(
    fc.record({
      kind: fc.constant('cell' as const),
      row: fc.nat(catalogue.rowCount),
      column: fc.constantFrom(own.find('vendor')!, own.find('price')!, own.find('cost')!),
    }),
    fc.record({ kind: fc.constant('row' as const), row: fc.nat(catalogue.rowCount) }),
    fc.record({ kind: fc.constant('product' as const), product: fc.nat(11) }),
    fc.record({
      kind: fc.constant('column' as const),
      column: fc.constantFrom(own.find('vendor')!, own.find('price')!),
    }),
    fc.constant({ kind: 'needs-review' as const }),
  )
  const made = catalogueProducts.products.flatMap((product): Change[] => [
    [product.firstRow, own.find('vendor')!, 'New'],
    ...catalogueProducts
      .variantRows(product)
      .map((row): Change => [
        row,
        own.find('price')!,
        '1.99',
        [review, conflict, undefined, undefined][row % 4],
      ]),
  ])
  const plan = planOf(catalogue, made)

  test('only included patches change cells', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(targets, fc.boolean()), { maxLength: 6 }), (steps) => {
        const preview = new Preview({
          products: catalogueProducts,
          plan,
          numberOf: (row) => row + 1,
          lineOf: (row) => row + 1,
        })
        for (const [target, excludes] of steps) {
          if (excludes) preview.exclude(target)
          else preview.include(target)
        }
        const inConflict = new Set(
          plan.patches.filter((_, at) =>
            plan.notes.get(at)?.some(({ tone }) => tone === 'conflict'),
          ),
        )
        const included = new Set(preview.includedPatches())
        const excluded = plan.patches.filter(
          ([row, column]) => preview.fullCell(row, column).isExcluded,
        )
        expect(included.size + excluded.length + inConflict.size).toBe(plan.patches.length)
        expect(excluded.some((patch) => included.has(patch) || inConflict.has(patch))).toBe(false)
        expect(preview.summary).toMatchObject({
          included: included.size,
          changedCells: included.size + excluded.length,
        })

        const changed = new Table(applyPatches(catalogue, preview.includedPatches()))
        const after = new Map(
          [...included].map(([row, column, , text]) => [`${row} ${column}`, text]),
        )
        const wrong: string[] = []
        for (let row = 0; row < catalogue.rowCount; row += 1) {
          for (let column = 0; column < catalogue.cellCount(row); column += 1) {
            const expected = after.get(`${row} ${column}`) ?? catalogue.raw(row, column)
            if (changed.raw(row, column) !== expected) wrong.push(`${row} ${column}`)
          }
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe('with a row for each changed cell', () => {
  const title = 1
  const option = 5
  const byCell: readonly PreviewColumn[] = [
    { kind: 'field', key: 'field', labels: new Map([[title, 'title']]) },
    { kind: 'changed', key: 'text' },
    {
      kind: 'computed',
      key: 'length',
      valueOf: (row, textAfter, column) => ({ text: `${row}: ${textAfter(column!)}` }),
    },
  ]
  const made: readonly Change[] = [
    [1, title, 'Heavy shirt', info],
    [1, option, 'Stone', review],
    [2, option, 'Stone'],
    [4, 10, '4.jpg'],
    [5, title, 'Cup', conflict],
  ]

  function openByCell(): Preview {
    return new Preview({
      products,
      plan: { ...planOf(table, made), columns: byCell },
      numberOf: (row) => row + 1,
      lineOf: (row) => row + 1,
    })
  }

  test('lists the cells of a product in file order', () => {
    const preview = openByCell()
    const { count } = preview.list(query())
    const rows = preview.rows(0, count)
    expect(rows.map(({ kind, name, row }) => [kind, name, row])).toEqual([
      ['product', 'tee', 1],
      ['cell', 'Heavy tee', 1],
      ['cell', 'Sand / S', 1],
      ['cell', 'Sand / M', 2],
      ['cell', '3.jpg', 4],
    ])
    expect(rows[0]).toMatchObject({ changes: 4, isExpanded: true, cells: [{}, {}, {}], notes: [] })
    expect(rows[1]).toMatchObject({
      column: title,
      field: { label: 'title' },
      isOfProduct: true,
      included: true,
      needsReview: false,
      cells: [
        { computed: { label: 'title' } },
        { before: 'Heavy tee', after: 'Heavy shirt' },
        { computed: { text: '1: Heavy shirt' } },
      ],
      notes: [info],
    })
    expect(rows[2]).toMatchObject({ field: { text: 'Option1 Value' }, needsReview: true })
    expect(rows[2]).not.toHaveProperty('isOfProduct')
    for (let from = 0; from <= count; from += 1) {
      expect(preview.rows(from, count)).toEqual(rows.slice(from))
    }
  })

  test('lists products without changes by themselves', () => {
    const preview = openByCell()
    const { count } = preview.list(query({ filter: 'all' }))
    expect(preview.rows(0, count).filter(({ kind }) => kind === 'product')).toMatchObject([
      { name: 'tee', changes: 4 },
      { name: 'mug', changes: 1 },
      { name: 'Tote bag', changes: 0 },
    ])
    expect(count).toBe(7)
  })

  test('shows the only change of a product in the row of the product', () => {
    const preview = openByCell()
    preview.list(query({ filter: 'all' }))
    const [cup, bag] = preview.rows(5, 7)
    expect(cup).toMatchObject({
      kind: 'product',
      column: title,
      field: { label: 'title' },
      cells: [{ computed: { label: 'title' } }, { before: 'Mug', after: 'Cup' }, {}],
      notes: [conflict],
    })
    expect(cup).not.toHaveProperty('isExpanded')
    expect(bag).toMatchObject({ cells: [{}, {}, {}] })
  })

  test('calls a product by its handle where its title changes', () => {
    const preview = openByCell()
    preview.list(query({ filter: 'all' }))
    const named = preview.rows(0, 7).filter(({ kind }) => kind === 'product')
    expect(named.map(({ name, isHandle = false }) => [name, isHandle])).toEqual([
      ['tee', true],
      ['mug', true],
      ['Tote bag', false],
    ])
  })

  test('finds rows and what to review, shown or not', () => {
    const preview = openByCell()
    preview.list(query({ filter: 'all' }))
    expect([1, 2, 3, 4].map((row) => preview.indexOfRow(row))).toEqual([1, 3, 0, 4])
    expect(preview.nextReview(-1, 'next')).toBe(2)
    preview.toggle(0)
    expect(preview.indexOfRow(2)).toBe(0)
    expect(preview.nextReview(-1, 'next')).toBe(0)
  })

  test.each<[ExclusionTarget, number]>([
    [{ kind: 'cell', row: 1, column: option }, 1],
    [{ kind: 'row', row: 1 }, 2],
    [{ kind: 'product', product: 0 }, 4],
    [{ kind: 'column', column: option }, 2],
    [{ kind: 'needs-review' }, 4],
    [{ kind: 'all' }, 4],
  ])('excludes by %o %i changes', (target, count) => {
    const preview = openByCell()
    expect(preview.exclude(target)).toBe(count)
    expect(preview.summary.included).toBe(4 - count)
    expect(preview.include(target)).toBe(count)
  })

  test('says what is excluded and what is in conflict', () => {
    const preview = openByCell()
    preview.exclude({ kind: 'cell', row: 1, column: title })
    preview.list(query({ filter: 'all' }))
    const [product, first] = preview.rows(0, 2)
    expect(product).toMatchObject({ included: 'mixed' })
    expect(first).toMatchObject({
      included: false,
      cells: [{}, { isExcluded: true }, { computed: { text: '1: Heavy tee' } }],
    })
    const [cup] = preview.rows(5, 6)
    expect(cup).toMatchObject({ name: 'mug', cells: [{}, { isConflict: true }, {}] })
    expect(cup).not.toHaveProperty('included')
  })
})

test('a change of HTML has both texts as they read', () => {
  const file = new Table(
    new TextEncoder().encode(
      'Handle,Title,Body (HTML)\ntee,Tee,<p>Soft &amp; warm</p>\nmug,Mug,Blue\n',
    ),
  )
  const described: readonly Change[] = [
    [1, 2, '<p><b>Soft &amp; warm</b></p>'],
    [2, 2, 'Red'],
  ]
  const preview = new Preview({
    products: new ProductTable(file),
    plan: { ...planOf(file, described), columns: [{ kind: 'changed', key: 'text' }] },
    numberOf: (row) => row + 1,
    lineOf: (row) => row + 1,
  })
  preview.list(query())
  expect(preview.rows(0, 2).map(({ cells: [cell] }) => cell?.rendered)).toEqual([
    { before: 'Soft & warm', after: 'Soft & warm' },
    undefined,
  ])
})
