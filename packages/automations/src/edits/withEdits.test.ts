import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPatches, patchText, Preview, ProductTable, Table, type Plan } from '../index.ts'
import { encode } from '../test/files.ts'
import type { CellEdit } from './CellEdit.ts'
import { checkText } from './checkText.ts'
import { withEdits } from './withEdits.ts'

const source = [
  'Handle,Title,Body (HTML),Vendor,Tags,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status,Published,Variant Grams,Variant SKU',
  'tee,NEW tee,<p>Soft</p>,Nord,"a, b",Colour,Sand,4,29.00,35.00,active,TRUE,200,T1',
  'tee,,,,,,Clay,0,29.00,,,,200,T2',
  'mug,Mug,,Nord,,Title,Default Title,7,12.50,,active,TRUE,300,M1',
  '',
].join('\n')
const products = new ProductTable(new Table(encode(source)))
const { table } = products
const [title, description, vendor, tags, optionValue, quantity, price, compareAt] = [
  1, 2, 3, 4, 6, 7, 8, 9,
]
const [status, published, grams, sku] = [10, 11, 12, 13]

type Cell = readonly [row: number, column: number, text: string]

/** A plan that proposes texts for cells and can write the columns that it is given. */
function planOf(cells: readonly Cell[], columns: readonly number[] = [title, description]): Plan {
  return {
    patches: cells.flatMap(([row, column, text]) => patchText(table, row, column, text)),
    notes: new Map(),
    excludedColumns: [],
    columns: [{ kind: 'changed', key: 'text', columns }],
  }
}

function edit([row, column, text]: Cell, before = table.text(row, column)): CellEdit {
  return { row, column, text, before }
}

const byHand = { code: 'by-hand', tone: 'info' }
const unproposed = { code: 'no-proposal', tone: 'info' }

describe('a plan with edits', () => {
  test('writes the text of the member instead of the proposal', () => {
    const plan = withEdits(planOf([[1, title, 'Tee']]), products, [edit([1, title, 'Soft tee'])])
    expect(plan.patches).toEqual([[1, title, 'NEW tee', 'Soft tee']])
    expect(plan.notes).toEqual(new Map([[0, [byHand]]]))
    expect(plan.byHand).toEqual(new Set([0]))
  })

  test('writes cells that have no proposal', () => {
    const proposed = planOf([[1, title, 'Tee']])
    const plan = withEdits(proposed, products, [edit([3, title, 'Mug, 350 ml'])])
    expect(plan.patches.map(([row, , , after]) => [row, after])).toEqual([
      [1, 'Tee'],
      [3, '"Mug, 350 ml"'],
    ])
    expect(plan.notes).toEqual(new Map([[1, [byHand, unproposed]]]))
  })

  test('writes cells of a new column', () => {
    const column = table.header.length
    const proposed: Plan = {
      ...planOf([], [column]),
      patches: [[1, column, null, 'sale']],
      addedColumns: [{ column, name: 'Template Suffix' }],
    }
    const edits = [edit([1, column, ''], ''), edit([3, column, 'new'], '')]
    expect(withEdits(proposed, products, edits).patches).toEqual([[3, column, null, 'new']])
  })

  test('leaves a cell alone that has its text already', () => {
    const plan = withEdits(planOf([[1, title, 'Tee']]), products, [
      edit([1, title, 'NEW tee'], 'Old tee'),
    ])
    expect(plan.patches).toEqual([])
  })

  test('asks to review a text whose cell a job changed since', () => {
    const plan = withEdits(planOf([]), products, [edit([1, title, 'Soft tee'], 'Old tee')])
    expect(plan.notes.get(0)).toContainEqual({
      code: 'changed-since',
      tone: 'review',
      values: { text: 'Old tee' },
    })
  })

  test('has no reason to change nothing', () => {
    const nothing = { ...planOf([]), nothing: 'same' }
    expect(withEdits(nothing, products, [edit([1, title, 'x'])]).nothing).toBeUndefined()
  })

  test('keeps texts of columns that options no longer choose', () => {
    const plan = withEdits(planOf([], [title]), products, [edit([1, description, 'Soft'])])
    expect(plan.patches).toHaveLength(1)
  })

  test('leaves out edits in columns that a table does not show', () => {
    const plan: Plan = { ...planOf([]), columns: [{ kind: 'cell', key: 'price', column: price }] }
    expect(withEdits(plan, products, [edit([1, compareAt, '40.00'])])).toBe(plan)
  })
})

const prices = (cells: readonly Cell[]): Plan => ({
  ...planOf(cells),
  columns: [
    { kind: 'cell', key: 'price', column: price },
    { kind: 'cell', key: 'compareAtPrice', column: compareAt },
  ],
})

const toneOf = (plan: Plan, code: string) =>
  [...plan.notes.values()].flat().find((note) => note.code === code)?.tone

const listed = (preview: Preview, filter: 'all' | 'changed' | 'hand') => {
  const { count } = preview.list({ filter, search: '', order: 'file' })
  return preview.rows(0, count)
}

describe('what must not be written', () => {
  test('a compare-at price that is not above its price is a conflict', () => {
    const plan = withEdits(prices([]), products, [edit([2, compareAt, '29.00'])])
    expect(toneOf(plan, 'hand-not-above')).toBe('conflict')
  })

  test('a price above its compare-at price is to be reviewed', () => {
    const plan = withEdits(prices([]), products, [edit([1, price, '36.00'])])
    expect(toneOf(plan, 'hand-not-above')).toBe('review')
  })

  test('a compare-at price is compared with the price that is proposed', () => {
    const plan = withEdits(prices([[2, price, '31.00']]), products, [edit([2, compareAt, '30.00'])])
    expect(toneOf(plan, 'hand-not-above')).toBe('conflict')
  })

  test('the options of another variant are a conflict', () => {
    const plan = withEdits(planOf([], [optionValue]), products, [edit([2, optionValue, ' sand'])])
    expect(toneOf(plan, 'hand-duplicate')).toBe('conflict')
  })

  test('two variants that exchange their options only change together', () => {
    const plan = withEdits(planOf([], [optionValue]), products, [
      edit([1, optionValue, 'Clay']),
      edit([2, optionValue, 'Sand']),
    ])
    expect(toneOf(plan, 'hand-duplicate')).toBeUndefined()
    expect(plan.together).toEqual(new Set([0]))
  })
})

test('any edits make a plan that can be applied and writes them', () => {
  const cell = fc.tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 4 }),
    fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', 'é'), maxLength: 4 }),
  )
  const cells = fc.uniqueArray(cell, {
    maxLength: 8,
    selector: ([row, column]) => row * 10 + column,
  })
  fc.assert(
    fc.property(cells, cells, (proposed, written) => {
      const inOrder = proposed.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
      const plan = planOf(inOrder)
      const merged = withEdits(
        plan,
        products,
        written.map((each) => edit(each)),
      )
      const result = new Table(applyPatches(table, merged.patches), table)
      const texts = new Map(
        [...proposed, ...written].map(([row, column, text]) => [`${row} ${column}`, text]),
      )
      for (let row = 1; row < table.rowCount; row += 1) {
        for (let column = 0; column < table.header.length; column += 1) {
          const expected = texts.get(`${row} ${column}`) ?? table.text(row, column)
          expect(result.text(row, column)).toBe(expected)
        }
      }
      expect([...(merged.byHand ?? [])].every((at) => merged.patches[at])).toBe(true)
    }),
  )
})

describe('a typed text', () => {
  test.each<[name: string, row: number, column: number, typed: string, text: string]>([
    ['a price with a comma', 1, price, ' 31,5 ', '31.50'],
    ['a price without decimals', 1, price, '31', '31.00'],
    ['no price', 1, compareAt, '  ', ''],
    ['a quantity', 1, quantity, '-003', '-3'],
    ['tags', 1, tags, 'c,d ,, e', 'c, d, e'],
    ['a title', 1, title, ' Soft tee ', 'Soft tee'],
    ['a description of several lines', 1, description, 'One\nTwo', 'One\nTwo'],
    ['a status', 1, status, 'Draft', 'draft'],
    ['a yes or no', 1, published, 'false', 'FALSE'],
    ['a weight', 1, grams, '250,5', '250.5'],
    ['a SKU', 1, sku, ' T9 ', 'T9'],
  ])('is written as the engine writes %s', (_, row, column, typed, text) => {
    expect(checkText(products, row, column, typed)).toEqual({ text })
  })

  test.each<[column: number, typed: string, problem: object]>([
    [price, '1.299,00', { code: 'not-a-number' }],
    [price, '12.345', { code: 'too-many-decimals', decimals: 2 }],
    [quantity, '1.5', { code: 'not-whole' }],
    [tags, 'x'.repeat(256), { code: 'tag-too-long', characters: 255 }],
    [tags, Array.from({ length: 251 }, (_, at) => at).join(), { code: 'too-many-tags', tags: 250 }],
    [title, ' ', { code: 'needed' }],
    [title, 'One\nTwo', { code: 'line-break' }],
    [title, 'x'.repeat(256), { code: 'too-long', characters: 255 }],
    [vendor, 'x', { code: 'too-short', characters: 2 }],
    [vendor, ' ', { code: 'needed' }],
    [status, 'hidden', { code: 'unknown-value', values: 'active, draft, archived' }],
    [published, 'yes', { code: 'unknown-value', values: 'true, false' }],
    [grams, 'heavy', { code: 'not-a-number' }],
  ])('in column %i that cannot be there is refused', (column, typed, problem) => {
    expect(checkText(products, 1, column, typed)).toEqual({ problem })
  })

  test('that the encoding of the file lacks is refused', () => {
    const latin = new ProductTable(
      new Table(Uint8Array.from([...encode('Handle,Title\nx,'), 0xfc])),
    )
    expect(checkText(latin, 1, title, '漢')).toEqual({
      problem: { code: 'unwritable', character: '漢' },
    })
  })
})

describe('a preview', () => {
  const open = (plan = planOf([[1, title, 'Tee']]), leftOut?: Uint8Array) =>
    new Preview({
      products,
      plan,
      ...(leftOut && { leftOut }),
      numberOf: (row) => row + 1,
      lineOf: (row) => row + 1,
    })

  test('shows what was written by hand', () => {
    const preview = open()
    expect(preview.editCell(1, title, 'Soft tee')).toEqual({ kind: 'written', text: 'Soft tee' })
    expect(preview.summary).toMatchObject({ byHand: 1, cellsByHand: 1, changedCells: 1 })
    expect(listed(preview, 'hand').at(-1)).toMatchObject({
      cells: [{ before: 'NEW tee', after: 'Soft tee', isByHand: true }],
      notes: [byHand],
    })
    expect(preview.includedPatches()).toEqual([[1, title, 'NEW tee', 'Soft tee']])
  })

  test('lists unchanged cells that can be written with all products', () => {
    const cells = listed(open(), 'all').filter(({ column }) => column !== undefined)
    expect(cells.map(({ row, column, included }) => [row, column, included])).toEqual([
      [1, title, true],
      [1, description, undefined],
      [3, title, undefined],
      [3, description, undefined],
    ])
  })

  test('undoes and redoes edits and exclusions in their order', () => {
    const preview = open()
    preview.editCell(1, title, 'Soft tee')
    preview.exclude({ kind: 'cell', row: 1, column: title })
    preview.editCell(3, title, 'Cup')
    const states = [preview.includedPatches()]
    while (preview.undoExclusion()) states.push(preview.includedPatches())
    const again = [preview.includedPatches()]
    while (preview.redoExclusion()) again.push(preview.includedPatches())
    expect(states).toHaveLength(4)
    expect(again).toEqual(states.toReversed())
    expect(states.at(-2)).toEqual([[1, title, 'NEW tee', 'Soft tee']])
  })

  test('includes an excluded cell that is written', () => {
    const preview = open()
    preview.exclude({ kind: 'cell', row: 1, column: title })
    preview.editCell(1, title, 'Soft tee')
    expect(preview.summary).toMatchObject({ included: 1, excluded: 0 })
  })

  test('takes the proposal again if that is typed', () => {
    const preview = open()
    preview.editCell(1, title, 'Soft tee')
    expect(preview.editCell(1, title, 'Tee')).toEqual({ kind: 'proposed' })
    expect(preview.keptEdits).toBeUndefined()
  })

  test('excludes a change if the text of the file is typed', () => {
    const preview = open()
    expect(preview.editCell(1, title, 'NEW tee')).toEqual({ kind: 'kept' })
    expect(preview.summary).toMatchObject({ included: 0, excluded: 1 })
  })

  test('takes the text of the file as it is, if that is typed', () => {
    const short = new ProductTable(new Table(encode('Handle,Title,Price\nmug,Mug,12.5')))
    const plan = planOf([], [2])
    const preview = new Preview({
      products: short,
      plan,
      numberOf: (row) => row,
      lineOf: (row) => row,
    })
    expect(preview.editCell(1, 2, '12.5')).toEqual({ kind: 'kept' })
    expect(preview.editCell(1, 2, '12,6')).toEqual({ kind: 'written', text: '12.60' })
  })

  test('calls a product as before, whose title was written', () => {
    const preview = open(planOf([[1, title, 'Tee']]))
    const names = () =>
      listed(preview, 'all').flatMap(({ kind, name }) => (kind === 'product' ? [name] : []))
    const before = names()
    preview.editCell(1, title, 'Soft tee')
    preview.editCell(3, title, 'Cup')
    expect([before, names()]).toEqual([
      ['tee', 'Mug'],
      ['tee', 'Mug'],
    ])
  })

  test('takes an edit back whose column the options no longer choose', () => {
    const preview = open(planOf([]))
    preview.editCell(3, title, 'Cup')
    const later = open(planOf([], [description]))
    later.carryOver(preview)
    expect(later.cellToEdit(3, title)).toMatchObject({ written: 'Cup' })
    later.resetCell(3, title)
    expect(later.includedPatches()).toEqual([])
    expect(later.cellToEdit(3, title)).toEqual({ refusal: 'other-column' })
  })

  test('keeps edits for a later plan of the file', () => {
    const first = open()
    first.editCell(3, title, 'Cup')
    const later = open(planOf([]))
    later.restore({ edits: first.keptEdits }, (row) => row)
    expect(later.includedPatches()).toEqual([[3, title, 'Mug', 'Cup']])
  })

  test.each<[name: string, row: number, column: number, refusal: string]>([
    ['a column of another automation', 1, vendor, 'other-column'],
    ['the handle', 1, 0, 'other-column'],
    ['the row of another variant', 2, title, 'no-value'],
  ])('refuses %s', (_, row, column, refusal) => {
    expect(open().cellToEdit(row, column)).toEqual({ refusal })
    expect(open().editCell(row, column, 'x')).toEqual({ kind: 'refused', refusal })
  })

  test('refuses products that stay as they are, and leaves their edits out', () => {
    const leftOut = Uint8Array.of(0, 1, 1, 0)
    const preview = open(planOf([]), leftOut)
    expect(preview.cellToEdit(1, title)).toEqual({ refusal: 'left-out' })
    preview.restore({ edits: [edit([1, title, 'x'])] }, (row) => row)
    expect(preview.includedPatches()).toEqual([])
  })
})
