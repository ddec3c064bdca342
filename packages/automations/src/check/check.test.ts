import { describe, expect, test } from 'vitest'
import { findingCodes, OpenFile, type FindingCode, type FixCode } from '../index.ts'
import { convertPrice } from './fixes/convertPrice.ts'
import { repairText } from './mojibake.ts'

const header = 'Handle,Title,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price'
const open = (...rows: string[]) =>
  OpenFile.open(new TextEncoder().encode(rows.join('\n')), { name: 'products.csv' })
const withHeader = (...rows: string[]) => open(header, ...rows)

function find(file: OpenFile, code: FindingCode) {
  return file.report().findings.find((finding) => finding.code === code)
}

function rowsOf(file: OpenFile, code: FindingCode): number[] {
  return find(file, code)?.places.map((place) => place.row) ?? []
}

/** A product with one variant; the last cells are its price and what the header has behind it. */
function row(at: number, prices: string): string {
  return `p${at},P,,Title,Default Title,S${at},${prices}`
}

function many(count: number, cells: (at: number) => string): string[] {
  return Array.from({ length: count }, (_, at) => cells(at))
}

/** Applies a fix and returns the file as text. */
function fixed(file: OpenFile, fix: FixCode): string {
  file.applyFix(fix, { id: fix, at: 1 })
  return new TextDecoder().decode(file.download({ which: 'whole' })[0]?.bytes)
}

test('a file without problems passes every check', () => {
  const file = withHeader(
    'tee,Tee,"a, b",Size,S,T-S,9.99',
    'tee,,,,M,T-M,9.99',
    'mug,Mug,,Title,Default Title,M-1,5',
  )
  expect(file.report()).toEqual({
    findings: [],
    passed: findingCodes.slice(0, findingCodes.indexOf('text-unknown')),
  })
})

describe('rows of a product that are apart', () => {
  const rows = [
    'tee,Tee,,Size,S,1,9',
    'mug,Mug,,Title,Default Title,2,5',
    'tee,,,,M,3,9',
    'hat,Hat,,Title,Default Title,4,7',
    'tee,,,,L,5,9',
  ]
  test('are found and brought together, and no cell changes', () => {
    const file = withHeader(...rows)
    expect(find(file, 'rows-apart')).toMatchObject({
      severity: 'problem',
      count: 1,
      otherCount: 2,
      isSafe: true,
    })
    expect(rowsOf(file, 'rows-apart')).toEqual([3, 5])
    const [tee, mug, medium, hat, large] = rows
    expect(fixed(file, 'group-rows')).toBe([header, tee, medium, large, mug, hat].join('\n'))
    expect(find(file, 'rows-apart')).toBeUndefined()
    expect(file.jobs[0]).toMatchObject({ changedCells: 0, changedProducts: 1 })
    expect([1, 2, 3].map((place) => file.sourceRow(place))).toEqual([1, 3, 5])
    expect(file.row(5)).toBe(3)
  })
  test('leave other findings on their rows of the export', () => {
    const file = withHeader(
      ...rows.with(3, 'hat,Hat,,Title,Default Title,4,x').with(4, 'tee,,,,L,5,y'),
    )
    const found = () => [...file.fileRows(find(file, 'prices-not-numbers')!.places)]
    expect(found()).toEqual([4, 5])
    file.applyFix('group-rows', { id: 'fix', at: 1 })
    expect(rowsOf(file, 'prices-not-numbers')).toEqual([3, 5])
    expect(found()).toEqual([4, 5])
  })
  test('stay on their rows of the export in later jobs', () => {
    const file = withHeader(...rows)
    file.applyFix('group-rows', { id: 'fix', at: 1 })
    const patches = [[2, 6, '9', '8'] as const]
    file.apply({ id: 'a', at: 2, origin: { kind: 'automation', slug: 'x', options: {} }, patches })
    expect(file.jobs[1]?.patches).toEqual([[3, 6, '9', '8']])
    file.undo('fix')
    expect(file.current.table.text(3, 6)).toBe('8')
  })
})

describe('handles', () => {
  test('are missing in rows that hold something', () => {
    const file = withHeader('tee,Tee,,Size,S,1,9', ',,,,M,2,9', ',,,,,,', '" ",x,,,,,')
    expect(rowsOf(file, 'handle-missing')).toEqual([2, 4])
  })
  test('are not missing in empty lines', () => {
    expect(rowsOf(withHeader('tee,Tee,,Size,S,1,9', '', ''), 'handle-missing')).toEqual([])
  })
})

describe('option columns', () => {
  test('are missing beside columns of variants', () => {
    expect(rowsOf(open('Handle,Title,Variant Price', 'tee,Tee,1'), 'options-missing')).toEqual([0])
    expect(rowsOf(open('Handle,Title,Option1 Value', 'tee,Tee,S'), 'options-missing')).toEqual([0])
  })
  test('are not needed for products alone', () => {
    expect(rowsOf(open('Handle,Title,Tags', 'tee,Tee,a'), 'options-missing')).toEqual([])
  })
  test('are missing when they are left out of the download', () => {
    const file = withHeader('tee,Tee,,Size,S,1,9')
    file.apply({
      id: 'a',
      at: 1,
      origin: { kind: 'automation', slug: 'x', options: {} },
      patches: [],
      excludedColumns: [4],
    })
    expect(rowsOf(file, 'options-missing')).toEqual([0])
  })
  test('lack the value of a variant, or the name of an option', () => {
    const file = withHeader(
      'tee,Tee,,Size,S,1,9',
      'tee,,,,,2,9',
      'mug,Mug,,,Red,3,9',
      'mug,,,,Blue,4,9',
    )
    expect(find(file, 'options-missing')?.places).toEqual([
      { row: 2, column: 4 },
      { row: 3, column: 3 },
    ])
  })
  test('lack nothing in rows that hold one more image', () => {
    const file = open(
      `${header},Image Src`,
      'tee,Tee,,Size,S,1,9,a.jpg',
      'tee,,,,M,2,9,',
      'tee,,,,,,,b.jpg',
    )
    expect(rowsOf(file, 'options-missing')).toEqual([])
  })
})

describe('variants with the same options', () => {
  test('are found in a product', () => {
    const file = withHeader(
      'tee,Tee,,Size,S,1,9',
      'tee,,,,M,2,9',
      'tee,,,,S,3,9',
      'mug,Mug,,Size,S,4,9',
    )
    expect(find(file, 'same-options')).toMatchObject({ count: 1, places: [{ row: 3 }] })
  })
  test('differ in another option', () => {
    const names = 'Option1 Name,Option1 Value,Option2 Name,Option2 Value'
    const file = open(
      `Handle,Title,${names}`,
      'tee,Tee,Size,S,Colour,Red',
      'tee,,,S,,Blue',
      'tee,,,SR,,ed',
    )
    expect(rowsOf(file, 'same-options')).toEqual([])
  })
})

test('‘Default Title’ is found beside other variants, not alone', () => {
  const file = withHeader(
    'tee,Tee,,Title,Default Title,1,9',
    'tee,,,,M,2,9',
    'mug,Mug,,Title,Default Title,3,9',
  )
  expect(find(file, 'default-title')).toMatchObject({
    severity: 'warning',
    count: 1,
    places: [{ row: 1, column: 4 }],
  })
})

describe('barcodes and SKUs', () => {
  const columns = `${header},Variant Barcode`
  test('that a spreadsheet damaged block until their column is left out', () => {
    const file = open(
      columns,
      'tee,Tee,,Size,S,1,9,8.72E+12',
      'tee,,,,M,2,9,"8,72E+12"',
      'tee,,,,L,3,9,8720602828605',
    )
    expect(find(file, 'damaged-codes')).toMatchObject({
      severity: 'problem',
      count: 2,
      example: '8.72E+12',
    })
    expect(fixed(file, 'exclude-columns').split('\n')[1]).toBe('tee,Tee,,Size,S,1,9')
    expect(file.report().findings).toEqual([])
  })
  test('with an apostrophe, a leading zero or an E are whole', () => {
    const file = open(
      columns,
      "tee,Tee,,Size,S,1E5,9,'8720602828605",
      'tee,,,,M,E+12,9,00012',
      'tee,,,,L,A+B-12E+1,9,12',
    )
    expect(rowsOf(file, 'damaged-codes')).toEqual([])
  })
})

test('ragged rows have too many or too few cells', () => {
  const file = withHeader('tee,Tee,,Size,S,1,9', 'tee,,,,M,2', '', 'mug,Mug,,Size,S,3,9,')
  expect(rowsOf(file, 'ragged-rows')).toEqual([2, 4])
})

describe('prices', () => {
  const columns = `${header},Variant Compare At Price,Cost per item,Price / Canada,Compare At Price / Canada`

  test('that are no numbers are converted where it is certain', () => {
    const file = open(
      columns,
      row(1, '$19.99,,,,'),
      row(2, '9,free,,,'),
      row(3, '9,,"1.299,00 €",,'),
      row(4, '9,,,CA$5,'),
    )
    expect(find(file, 'prices-not-numbers')).toMatchObject({
      severity: 'problem',
      count: 4,
      example: '$19.99',
      fix: 'convert-prices',
    })
    expect(fixed(file, 'convert-prices')).toBe(
      [
        columns,
        row(1, '19.99,,,,'),
        row(2, '9,free,,,'),
        row(3, '9,,"1299.00",,'),
        row(4, '9,,,5,'),
      ].join('\n'),
    )
    // What is not certain stays a problem, without a fix.
    expect(find(file, 'prices-not-numbers')).toMatchObject({ count: 1 })
    expect(find(file, 'prices-not-numbers')?.fix).toBeUndefined()
  })
  test('that look unusual are numbers', () => {
    const file = open(
      columns,
      row(1, '-5,,0.5,,'),
      row(2, '.99,1.,0.50000,,'),
      row(3, '"10",,+2,,'),
    )
    expect(rowsOf(file, 'prices-not-numbers')).toEqual([])
  })
  test('with spaces around them lose only the spaces', () => {
    const file = open(columns, row(1, ' 9.90,,,,'), row(2, '" 9 ",,,\u00A05,'), row(3, '9,,,,'))
    expect(find(file, 'spaces')).toMatchObject({ severity: 'warning', count: 3 })
    expect(fixed(file, 'remove-spaces')).toBe(
      [columns, row(1, '9.90,,,,'), row(2, '"9",,,5,'), row(3, '9,,,,')].join('\n'),
    )
  })
  test('not below the compare-at price are fake discounts, once for each variant', () => {
    const file = open(
      columns,
      row(1, '10,10.00,,5,4'),
      row(2, '9,8.99,,,'),
      row(3, '9,9.01,,,'),
      row(4, '9,,,,3'),
      row(5, 'x,1,,,'),
    )
    expect(find(file, 'fake-discounts')).toMatchObject({ count: 2, fix: 'clear-compare-at' })
    expect(find(file, 'fake-discounts')?.isSafe).toBeUndefined()
    expect(fixed(file, 'clear-compare-at').split('\n').slice(1, 4)).toEqual([
      row(1, '10,,,5,'),
      row(2, '9,,,,'),
      row(3, '9,9.01,,,'),
    ])
    expect(file.downloadFacts().guard.emptied).toBe(3)
  })
  test('below the cost are sold at a loss', () => {
    const file = open(
      columns,
      row(1, '9,,9,,'),
      row(2, '9,,8.99,,'),
      row(3, '9,,0,,'),
      row(4, '9,,,,'),
      row(5, '0,,3,,'),
    )
    expect(rowsOf(file, 'sold-at-a-loss')).toEqual([1])
    expect(rowsOf(file, 'price-zero')).toEqual([5])
  })
  test('of image rows do not count', () => {
    const file = open(`${columns},Image Src`, `${row(1, '9,,,,')},a.jpg`, 'p1,,,,,,,,,,,b.jpg')
    expect(file.report().findings.map(({ code }) => code)).toEqual(['missing-details'])
  })
})

test('prices, compare-at prices, costs and market prices below zero are found', () => {
  const file = open(
    `${header},Variant Compare At Price,Cost per item,Price / Canada`,
    row(1, '-5.00,,,'),
    row(2, '5,-9,,'),
    row(3, '5,,-0.01,'),
    row(4, '5,,," -3"'),
    row(5, '0,0,0,-0'),
  )
  expect(find(file, 'prices-negative')).toMatchObject({
    severity: 'warning',
    count: 4,
    example: '-5.00',
  })
  expect(rowsOf(file, 'prices-negative')).toEqual([1, 2, 3, 4])
})

describe('titles', () => {
  test('that differ under one handle are a problem', () => {
    const file = withHeader(
      'two,First tee,,Size,S,1,9',
      'two,Second tee,,,M,2,9',
      'two,First tee ,,,L,3,9',
      'one,Mug,,Size,S,4,9',
      'one,Mug,,,M,5,9',
    )
    expect(find(file, 'titles-differ')).toMatchObject({
      severity: 'problem',
      count: 1,
      example: 'Second tee',
      places: [{ row: 2, column: 1 }],
    })
  })
  test('that are missing in all rows of a product are a warning', () => {
    const file = withHeader('a,,,Size,S,1,9', 'a, ,,,M,2,9', 'b,,,Size,S,3,9', 'b,Mug,,,M,4,9')
    expect(find(file, 'title-missing')).toMatchObject({ severity: 'warning', count: 1 })
    expect(rowsOf(file, 'title-missing')).toEqual([1])
  })
  test('are not missed in a file without the column', () => {
    expect(rowsOf(open('Handle,Tags', 'a,x'), 'title-missing')).toEqual([])
  })
  test('are checked again after a change', () => {
    const file = withHeader('a,Mug,,Size,S,1,9', 'a,Mug,,,M,2,9')
    expect(file.report().findings).toEqual([])
    const origin = { kind: 'automation', slug: 'x', options: {} } as const
    file.apply({ id: 'a', at: 1, origin, patches: [[2, 1, 'Mug', 'Cup']] })
    expect(rowsOf(file, 'titles-differ')).toEqual([2])
  })
})

test('handles that a store would rewrite are named, once for each product', () => {
  const wrong = ['C Upper/Slash', 'Tee', 'a--b', '-a', 'a-', 'a b', 'tee!', '50%', 'a.b', '🔥']
  const right = ['tee', 't-shirt-2', '2', 'a_b', 'café', 'שולחן', '茶杯', 'x'.repeat(255)]
  const rows = [...wrong, ...right].flatMap((handle, at) => [
    `${handle},P,,Size,S,${at},9`,
    `${handle},,,,M,${at}b,9`,
  ])
  expect(find(withHeader(...rows), 'handle-rewritten')).toMatchObject({
    severity: 'warning',
    count: wrong.length,
    example: 'C Upper/Slash',
    places: wrong.map((_, at) => ({ row: 2 * at + 1, column: 0 })),
  })
})

test.each([
  ['1.299,00 €', '1299.00'],
  ['1,299.00', '1299.00'],
  ['€ 5', '5'],
  ['US$19.99', '19.99'],
  ['19,9', '19.9'],
  ['-3,50', '-3.50'],
  ['1 299,00 kr', '1299.00'],
  ["CHF 1'299.00", '1299.00'],
  ['1.299.000', '1299000'],
  ["'19.99", '19.99'],
  ['1,299', undefined],
  ['1,29,00', undefined],
  ['free', undefined],
  ['5 pieces', undefined],
  ['#REF!', undefined],
  ['10-20', undefined],
  ['', undefined],
])('the price %s is read as %s', (text, price) => {
  expect(convertPrice(text)).toBe(price)
})

describe('limits of the store', () => {
  const columns = `${header},Image Src`
  test('are those of variants, images, handles and tags', () => {
    const handle = 'h'.repeat(256)
    const file = open(
      columns,
      ...many(2049, (at) => `a,${at === 0 ? 'A' : ''},,${at === 0 ? 'Size' : ''},${at},s${at},1,`),
      ...many(251, (at) => (at === 0 ? 'b,B,,Title,Default Title,s,1,0.jpg' : `b,,,,,,,${at}.jpg`)),
      `${handle},C,,Title,Default Title,s,1,`,
      `d,D,"x, ${'t'.repeat(256)}",Title,Default Title,s,1,`,
    )
    expect(find(file, 'over-limit')?.places).toEqual([
      { row: 2049, detail: 'variants' },
      { row: 2300, column: 7, detail: 'images' },
      { row: 2301, column: 0, detail: 'handle' },
      { row: 2302, column: 2, detail: 'tag' },
    ])
    expect(find(file, 'over-limit')).toMatchObject({ severity: 'problem', count: 4 })
  })
  test('include their last number, and count characters, not bytes', () => {
    const file = open(
      columns,
      ...many(2048, (at) => `a,${at === 0 ? 'A' : ''},,${at === 0 ? 'Size' : ''},${at},s${at},1,`),
      ...many(250, (at) => (at === 0 ? 'b,B,,Title,Default Title,s,1,0.jpg' : `b,,,,,,,${at}.jpg`)),
      `${'é'.repeat(255)},C,"${'ü'.repeat(255)}, ${'ü'.repeat(200)}",Title,Default Title,s,1,`,
    )
    expect(find(file, 'over-limit')).toBeUndefined()
  })
})

describe('unreadable characters', () => {
  test('are repaired without other changes in their cell', () => {
    const file = withHeader(
      'tee,Tee â€“ “blue”,,Size,S,1,9',
      'mug,CafÃ© zÃ¼rich,,Size,S,2,9',
      'hat,Café – “crème”,,Size,S,3,9',
    )
    expect(find(file, 'unreadable-characters')).toMatchObject({
      count: 2,
      example: 'â€“',
      meant: '–',
      isSafe: true,
    })
    expect(fixed(file, 'fix-characters')).toContain(
      'tee,Tee – “blue”,,Size,S,1,9\nmug,Café zürich,',
    )
    expect(find(file, 'unreadable-characters')).toBeUndefined()
  })
  test.each([
    ['Itâ€™s', 'It’s'],
    ['cittÃ\u00A0', 'città'],
    ['25Â°C', '25°C'],
    ['ðŸ˜€ new', '😀 new'],
    ['Ã¢â‚¬â€œ', '–'],
    ['Å‚Ã³dÅº', 'łódź'],
    ['Ð¢ÐµÐ½Ð½Ð¸Ñ\u0081', 'Теннис'],
    // Proper texts that have some of the same letters.
    ['„Fuß“', '„Fuß“'],
    ['Fuß“', 'Fuß“'],
    ['‘CAFÉ’”', '‘CAFÉ’”'],
    ['CAFÉ”', 'CAFÉ”'],
    ['MANHÃ\u00A0X', 'MANHÃ\u00A0X'],
    ['São João – Ação', 'São João – Ação'],
    ['«À la carte»', '«À la carte»'],
    ['Ünïcödé', 'Ünïcödé'],
    ['Теннис 漢字', 'Теннис 漢字'],
    ['Size: Â', 'Size: Â'],
  ])('%s is meant as %s', (text, meant) => {
    expect(repairText(text)).toBe(meant)
  })
})

test('quality 14: formulas are found, signed numbers are not', () => {
  const found = ['=1+1', '"=HYPERLINK(""x"")"', '@SUM(A1)', "+cmd|'/C calc'!A0", '-SUM(A1)']
  const not = ['-5', '+39 02 1234', '- soft', '-webkit', '=', 'a=b', '-20% (sale)']
  const rows = [...found, ...not].map(
    (title, at) => `p${at},${title},,Title,Default Title,S${at},9`,
  )
  expect(rowsOf(withHeader(...rows), 'formulas')).toEqual([1, 2, 3, 4, 5])
})

describe('tags', () => {
  test('that differ by capitals are merged to the usual spelling', () => {
    const file = withHeader(
      'a,A,"Summer, sale",Title,Default Title,1,9',
      'b,B,"Summer,,new",Title,Default Title,2,9',
      'c,C,"summer, SALE, Summer",Title,Default Title,3,9',
      'd,D,sale,Title,Default Title,4,9',
    )
    expect(find(file, 'tag-spellings')).toMatchObject({
      count: 3,
      example: 'summer',
      meant: 'Summer',
    })
    const tags = fixed(file, 'merge-tags')
      .split('\n')
      .slice(1)
      .map((line) => line.slice(4, line.indexOf(',Title')))
    expect(tags).toEqual(['"Summer, sale"', '"Summer,new"', '"Summer, sale"', 'sale'])
  })
  test('that differ by accents, and tags without spaces, stay', () => {
    const file = withHeader(
      'a,A,"été, ete",Title,Default Title,1,9',
      'b,B,"été,ete",Title,Default Title,2,9',
    )
    expect(rowsOf(file, 'tag-spellings')).toEqual([])
  })
})

test('missing details are image texts, SKUs and costs', () => {
  const columns = `${header},Image Src,Image Alt Text,Cost per item`
  const file = open(
    columns,
    'tee,Tee,,Size,S,,9,a.jpg,,3',
    'tee,,,,M,2,9,,,',
    'tee,,,,,,,b.jpg,"",',
    'tee,,,,,,,c.jpg,text,',
  )
  expect(find(file, 'missing-details')).toEqual({
    code: 'missing-details',
    severity: 'warning',
    count: 4,
    details: { alt: 2, sku: 1, cost: 1 },
    places: [
      { row: 1, column: 8, detail: 'alt' },
      { row: 1, column: 5, detail: 'sku' },
      { row: 2, column: 9, detail: 'cost' },
      { row: 3, column: 8, detail: 'alt' },
    ],
  })
})

test('quality 14: a report lists every place without formulas', () => {
  const file = withHeader(
    'tee,=A1,,Size,S,1,"1.299,00 €"',
    'mug,Mug,,Title,Default Title,2,5',
    'tee,,,,M,3,-5',
  )
  file.applyFix('group-rows', { id: 'fix', at: 1 })
  const report = file.reportAsCsv({
    header: ['Kind', 'Problem', 'Row', 'Handle', 'Column', 'Value'],
    severities: { problem: 'Problem', warning: 'Warning' },
    headingOf: ({ code, count }) => `${code}: ${count}`,
  })
  expect(report.split('\r\n')).toEqual([
    'Kind,Problem,Row,Handle,Column,Value',
    'Problem,prices-not-numbers: 1,2,tee,Variant Price,"1.299,00 €"',
    'Warning,prices-negative: 1,4,tee,Variant Price,-5',
    "Warning,formulas: 1,2,tee,Title,'=A1",
    '',
  ])
})
