import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changedTexts,
  compareExports,
  comparisonAsCsv,
  ComparisonList,
  generateExport,
  ProductTable,
  Table,
  writeCell,
  type Comparison,
} from '../index.ts'
import { openExport } from '../automations/test/planned.ts'

const header =
  'Handle,Title,Tags,Status,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Image Alt Text'

const open = (...lines: readonly string[]) => openExport(lines.join('\n'))

const withHeader = (...rows: string[]) => open(header, ...rows)

const opposite = { new: 'missing', missing: 'new', changed: 'changed' } as const

/** All differences as texts, in no order; turned round, those of the exchanged files. */
function differences(comparison: Comparison, isTurned = false): string[] {
  const side = (earlier?: number, later?: number) =>
    `@${(isTurned ? [later, earlier] : [earlier, later]).map((row) => row ?? '').join(':')}`
  const kindOf = (kind: keyof typeof opposite) => (isTurned ? opposite[kind] : kind)
  const found = comparison.products.flatMap(({ kind, handle, earlier, later, rows }) => [
    `${handle} ${kindOf(kind)} ${side(earlier, later)}`,
    ...rows.map((row) => {
      const cells = row.columns.map((index) => {
        const column = comparison.columns[index]!
        const { before, after } = changedTexts(comparison, row, column)
        return `${column.id}: ${isTurned ? `${after} > ${before}` : `${before} > ${after}`}`
      })
      const place = `${row.of} ${kindOf(row.kind)} ${side(row.earlier, row.later)}`
      return `${handle} ${place} ${cells.toSorted().join(', ')}`
    }),
  ])
  const { newColumns, missingColumns } = comparison
  const [added, gone] = isTurned ? [missingColumns, newColumns] : [newColumns, missingColumns]
  return [...found, `${added.toSorted().join()} | ${gone.toSorted().join()}`].toSorted()
}

/** Lists the differences without their places. */
function listDifferences(earlier: ProductTable, later: ProductTable): string[] {
  const found = differences(compareExports(earlier, later)).filter((line) => line !== ' | ')
  return found.map((line) => line.replaceAll(/ @\d*:\d*/g, '').trimEnd()).toSorted()
}

function generated(seed: number): ProductTable {
  return new ProductTable(new Table(generateExport({ products: 300, seed })))
}

/** Lists the names and texts of the rows of a list. */
function listRows(list: ComparisonList): string[] {
  return list
    .rows(0, list.count)
    .map(({ name, column, oneSided }) => [name, column, oneSided].filter(Boolean).join(': '))
}

const base = [
  'tee,Tee,"a, b",active,S,T-S,9.90,x/1.jpg?v=1,1,Front',
  'tee,,,,M,T-M,9.90,x/2.jpg,2,',
  'tee,,,,,,,x/3.jpg,3,',
  'mug,Mug,,active,Default Title,M-1,5,,,',
]

describe('two exports', () => {
  test('with equal values in other notations have no differences', () => {
    const other = open(
      'URL handle,Title,Status,Tags,Option1 value,Price,SKU,Product image URL,Image position,Image alt text',
      'mug,Mug,Active,,Default Title,5.00,M-1,,,',
      'tee,"Tee",ACTIVE,"b,a",S,9.9,T-S,x/1.jpg?v=1,1,Front',
      'tee,,,,M,9.9,T-M,x/2.jpg,2,',
      'tee,,,,,,,x/3.jpg,3,',
    )
    expect(listDifferences(withHeader(...base), other)).toEqual([])
    expect(compareExports(withHeader(...base), other).counts).toEqual({
      new: 0,
      missing: 0,
      changed: 0,
      same: 2,
      changedCells: 0,
    })
  })

  test('report new, missing and changed products', () => {
    const later = withHeader(
      ...base.slice(0, 3).with(0, 'tee,Best tee,"a, c",active,S,T-S,8.90,x/1.jpg?v=2,1,Front'),
      'hat,Hat,,draft,Default Title,H-1,7,,,',
    )
    expect(listDifferences(withHeader(...base), later)).toEqual([
      'hat new',
      'mug missing',
      'tee changed',
      'tee image changed imageUrl: x/1.jpg?v=1 > x/1.jpg?v=2',
      'tee product changed tags: a, b > a, c, title: Tee > Best tee',
      'tee variant changed price: 9.90 > 8.90',
    ])
  })

  test('pair variants by SKU, then by options', () => {
    const earlier = withHeader(
      'tee,Tee,,active,S,A,1,,,',
      'tee,,,,M,B,2,,,',
      'tee,,,,L,,3,,,',
      'tee,,,,XL,X,4,,,',
    )
    const later = withHeader(
      'tee,Tee,,active,L,C,3,,,',
      'tee,,,,Medium,B,2,,,',
      'tee,,,,S,A,1.5,,,',
      'tee,,,,XXL,Y,4,,,',
    )
    expect(listDifferences(earlier, later)).toEqual([
      'tee changed',
      'tee variant changed option1Value: M > Medium',
      'tee variant changed price: 1 > 1.5',
      'tee variant changed sku:  > C',
      'tee variant missing',
      'tee variant new',
    ])
  })

  test('pair images by their address', () => {
    const first = ['x/0.jpg,1,', 'x/1.jpg?v=1,2,Back', 'x/2.jpg,3,', 'x/3.jpg,4,']
    const later = withHeader(
      `tee,Tee,"a, b",active,S,T-S,9.90,${first[0]}`,
      `tee,,,,M,T-M,9.90,${first[1]}`,
      `tee,,,,,,,${first[2]}`,
      `tee,,,,,,,${first[3]}`,
      base[3]!,
    )
    expect(listDifferences(withHeader(...base), later)).toEqual([
      'tee changed',
      'tee image changed imageAltText: Front > Back',
      'tee image new',
    ])
    const moved = withHeader(
      ...base.with(1, 'tee,,,,M,T-M,9.90,x/3.jpg,2,').with(2, 'tee,,,,,,,x/2.jpg,3,'),
    )
    expect(listDifferences(withHeader(...base), moved)).toEqual([
      'tee changed',
      'tee image changed imagePosition: 2 > 3',
      'tee image changed imagePosition: 3 > 2',
    ])
  })

  test('pair markets and metafields by meaning, other columns by name', () => {
    const earlier = open(
      'Handle,Title,Option1 Value,Material,Unit size,Price / Canada,Colour (product.metafields.shopify.color-pattern),Old',
      'tee,Tee,S,Cotton,1,9,red,x',
      'tee,,M,,2,9,,x',
    )
    const later = open(
      'Handle,Title,Option1 Value,unit  size,MATERIAL,Price / Canada,Färg (product.metafields.shopify.color-pattern),New',
      'tee,Tee,S,1,Linen,8,blue,x',
      'tee,,M,3,,9,,x',
    )
    expect(listDifferences(earlier, later)).toEqual([
      'New | Old',
      'tee changed',
      'tee product changed shopify.color-pattern: red > blue, “material”: Cotton > Linen',
      'tee variant changed price / Canada: 9 > 8',
      'tee variant changed “unit size”: 2 > 3',
    ])
  })

  test('join rows of a handle that are apart', () => {
    const apart = withHeader(base[0]!, base[3]!, base[1]!, base[2]!)
    expect(listDifferences(withHeader(...base), apart)).toEqual([])
  })

  const text = fc.constantFrom('', 'a', 'b', 'a, b', 'B', '1.0', '1')
  const product = fc.record({
    handle: fc.constantFrom('tee', 'mug', 'hat', 'bag'),
    rows: fc.array(fc.tuple(text, text, text, text, text, text, text, text, text), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  const columns = fc.shuffledSubarray(
    [...header.split(',').slice(1), 'Included / EU', 'Price / EU', 'Material'],
    { minLength: 1 },
  )
  const file = fc.tuple(columns, fc.array(product, { maxLength: 5 })).map(([names, products]) => {
    const lines = products.flatMap(({ handle, rows }) =>
      rows.map((cells) => [handle, ...names.map((_, at) => cells[at % cells.length] ?? '')]),
    )
    const csv = [['Handle', ...names], ...lines].map((line) =>
      line.map((cell) => writeCell(cell, ',')).join(','),
    )
    return open(...csv)
  })

  test('yield inverse differences when exchanged', () => {
    fc.assert(
      fc.property(file, file, (one, other) => {
        expect(differences(compareExports(one, one))).toEqual([' | '])
        const forward = compareExports(one, other)
        const back = compareExports(other, one)
        expect(differences(back, true)).toEqual(differences(forward))
        expect(back.counts).toEqual({
          ...forward.counts,
          new: forward.counts.missing,
          missing: forward.counts.new,
        })
      }),
    )
  })

  test('compare all of 300 products', () => {
    const { counts } = compareExports(generated(1), generated(2))
    expect(counts.new + counts.changed + counts.same).toBe(300)
    expect(compareExports(generated(1), generated(1)).counts.same).toBe(300)
  })
})

describe('a list of differences', () => {
  const later = withHeader(
    ...base.slice(0, 3).with(0, 'tee,=Tee,"a, b",active,S,T-S,8.90,x/1.jpg?v=1,1,Front'),
    'hat,Hat,,draft,Default Title,H-1,7,,,',
  )
  const comparison = compareExports(withHeader(...base), later)
  const places = { numberOf: (row: number) => row + 1, lineOf: (row: number) => row + 1 }
  const listed = () => new ComparisonList(comparison, { earlier: places, later: places })
  test('shows differences below their products', () => {
    const list = listed()
    expect(list.changedColumns.map((column) => comparison.columns[column]?.name)).toEqual([
      'Title',
      'Variant Price',
    ])
    const about = { product: 0, number: 2, line: 2, needsReview: false }
    const cell = { ...about, kind: 'variant' }
    expect(list.rows(0, 3)).toEqual([
      { ...about, kind: 'product', index: 0, row: 0, name: '=Tee', variants: 2, cells: [] },
      {
        ...cell,
        index: 1,
        row: 1,
        name: '',
        column: 'Title',
        cells: [{ before: 'Tee', after: '=Tee' }],
      },
      {
        ...cell,
        index: 2,
        row: 2,
        name: 'S',
        column: 'Variant Price',
        cells: [{ before: '9.90', after: '8.90' }],
      },
    ])
    expect(listRows(list)).toEqual([
      '=Tee',
      'Title',
      'S: Variant Price',
      'Hat: new',
      'Mug: missing',
    ])
    expect(list.rows(4, 9).map(({ number, variants }) => [number, variants])).toEqual([[5, 1]])
  })

  test('filters by kind, search and column', () => {
    const list = listed()
    const all = { filter: 'all', search: '', hidden: [] } as const
    const shown = (query: Partial<Parameters<ComparisonList['list']>[0]>) => {
      list.list({ ...all, ...query })
      return listRows(list)
    }
    expect(shown({ filter: 'missing' })).toEqual(['Mug: missing'])
    expect(shown({ search: 't-m' })).toEqual(['=Tee', 'Title', 'S: Variant Price'])
    expect(shown({ search: 'HAT' })).toEqual(['Hat: new'])
    expect(shown({ search: '5' })).toEqual(['Hat: new', 'Mug: missing'])
    expect(shown({ search: 'm-1' })).toEqual(['Mug: missing'])
    const [title = 0, price = 0] = list.changedColumns
    expect(shown({ hidden: [price] })).toEqual(['=Tee', 'Title', 'Hat: new', 'Mug: missing'])
    expect(shown({ hidden: [title, price] })).toEqual(['Hat: new', 'Mug: missing'])
    expect(shown({ search: 'none' })).toEqual([])
  })

  test('is written as CSV without formulas', () => {
    const csv = comparisonAsCsv(
      comparison,
      { earlier: places.numberOf, later: places.numberOf },
      {
        header: ['Kind', 'Handle', 'Product', 'Variant', 'Row 1', 'Row 2', 'Column', 'Old', 'New'],
        kinds: {
          new: 'New',
          missing: 'Missing',
          changed: 'Changed',
          'new-variant': 'New variant',
          'missing-variant': 'Missing variant',
          'new-image': 'New image',
          'missing-image': 'Missing image',
          'new-column': 'New column',
          'missing-column': 'Missing column',
        },
      },
    )
    expect(csv.split('\r\n')).toEqual([
      'Kind,Handle,Product,Variant,Row 1,Row 2,Column,Old,New',
      "Changed,tee,'=Tee,,2,2,Title,Tee,'=Tee",
      "Changed,tee,'=Tee,S,2,2,Variant Price,9.90,8.90",
      'New,hat,Hat,,,5,,,',
      'Missing,mug,Mug,,5,,,,',
      '',
    ])
  })
})
