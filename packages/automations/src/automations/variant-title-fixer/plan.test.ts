import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Options } from '../../options.ts'
import { applyPatches, invert, OpenFile, Preview, Table } from '../../index.ts'
import { planned, scopeOf } from '../test/planned.ts'

const slug = 'variant-title-fixer'

const text = `Handle,Title,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Price,Image Src
tee,Tee,Colour,Black,,Size,S,9,1.jpg
tee,,,Black ,,,M,9,2.jpg
tee,,,,,,,,3.jpg
mug,Mug,Title,Default Title,,,,5,
cap,Cap,COLOR,BLACK,product.metafields.shopify.color-pattern,,,7,
`

function changes(set: Options, file = text): readonly string[] {
  return planned(slug, file, set).changes
}

describe('names', () => {
  test('are renamed in the first row of each product', () => {
    expect(changes({ names: { Colour: 'Color' } })).toEqual([
      '1 Option1 Name: Colour → Color [review: may-get-ids] [info: values-kept]',
    ])
  })

  test('that the file repeats in later rows are renamed there too', () => {
    const file = 'Handle,Option1 Name,Option1 Value\na,Colour,Red\na,Colour,Blue\n'
    expect(changes({ names: { Colour: 'Color' } }, file)).toEqual([
      '1 Option1 Name: Colour → Color [review: may-get-ids]',
      '2 Option1 Name: Colour → Color [review: may-get-ids]',
    ])
  })

  test('of linked options need review', () => {
    expect(changes({ tidy: ['title'] })).toEqual([
      '5 Option1 Name: COLOR → Color [review: may-get-ids] [review: linked] [info: values-kept]',
    ])
  })

  test('cannot be that of another option of the product', () => {
    const file =
      'Handle,Option1 Name,Option1 Value,Option2 Name,Option2 Value\na,Colour,Red,Size,S\n'
    expect(changes({ names: { Colour: 'size ' } }, file)).toEqual([
      '1 Option1 Name: Colour → size [review: may-get-ids] [conflict: duplicate-name]',
    ])
    expect(changes({ names: { Colour: 'Size', Size: 'Colour' } }, file)).toEqual([
      '1 Option1 Name: Colour → Size [review: may-get-ids]',
      '1 Option2 Name: Size → Colour [review: may-get-ids]',
    ])
  })
})

test('many changes with new IDs get one remark', () => {
  const rows = Array.from({ length: 11 }, (_, index) => `p${index},Colour,Red\n`)
  const many = planned(slug, `Handle,Option1 Name,Option1 Value\n${rows.join('')}`, {
    names: { Colour: 'Color' },
  })
  expect(many.changes[0]).toBe('1 Option1 Name: Colour → Color')
  expect(many.remarks).toEqual(['[review: all-may-get-ids]'])
})

describe('values', () => {
  test('stay without new IDs, and the reason says so', () => {
    const { plan } = planned(slug, text, { values: { Black: 'Noir' } })
    expect(plan.patches).toEqual([])
    expect(plan.nothing).toBe('needs-ids')
  })

  test('are renamed without a question where variants keep their IDs', () => {
    const file = OpenFile.open(new TextEncoder().encode(text), {
      name: 'store.csv',
      keepsVariantIds: true,
    }).copy()
    const set = { names: { Colour: 'Color' }, values: { Black: 'Noir' } }
    const { changes: made, remarks } = planned(slug, text, set, { file })
    expect(made).toEqual([
      '1 Option1 Name: Colour → Color',
      '1 Option1 Value: Black → Noir',
      '2 Option1 Value: Black  → Noir',
    ])
    expect(remarks).toEqual([])
  })

  test('are renamed in each row of a variant, whatever their spaces', () => {
    expect(changes({ values: { Black: 'Noir' }, ids: true })).toEqual([
      '1 Option1 Value: Black → Noir [review: new-ids]',
      '2 Option1 Value: Black  → Noir [review: new-ids]',
    ])
  })

  test('of linked options need review', () => {
    expect(changes({ values: { BLACK: 'Black' }, ids: true, tidy: [] })).toEqual([
      '5 Option1 Value: BLACK → Black [review: new-ids] [review: linked]',
    ])
  })

  test('of products without options stay', () => {
    const options = { values: { 'Default Title': 'One' }, pattern: 'Default', ids: true }
    const file = 'Handle,Option1 Name,Option1 Value\na,Title, default title\n'
    expect(planned(slug, file, options).plan.nothing).toBe('no-options')
    expect(changes({ ...options, tidy: [] })).toEqual([])
    expect(changes({ names: { Title: 'Name' } })).not.toContain('4 Option1 Name: Title → Name')
  })

  test('that become empty or too long are refused', () => {
    const file = 'Handle,Option1 Name,Option1 Value\na,Size,S\n'
    expect(changes({ pattern: 'S', ids: true }, file)).toEqual([
      '1 Option1 Value: S →  [review: new-ids] [conflict: no-value]',
    ])
    const [long] = changes({ pattern: 'S', with: 'SS'.repeat(127), ids: true }, file)
    expect(long).not.toContain('conflict')
    const [tooLong] = changes(
      { values: {}, pattern: '^', with: 'x'.repeat(255), regex: true, ids: true },
      file,
    )
    expect(tooLong).toContain('[conflict: too-long]')
  })
})

/** Writes an export of one product with some values of its first option. */
function variantsOf(...values: readonly string[]): string {
  const rows = values.map((value) => `a,,${value},,S`)
  return ['Handle,Option1 Name,Option1 Value,Option2 Name,Option2 Value', ...rows, ''].join('\n')
}

test('a product that passes the filters changes as a whole', () => {
  const file = 'Handle,Option1 Name,Option1 Value,Price\na,Size,med,5\na,,med XL,9\nb,Size,med,9\n'
  const set = { pattern: 'med', with: 'M', ids: true }
  const scope = scopeOf({ on: 'price', is: 'between', values: ['', '5'] })
  const { plan, remarks } = planned(slug, file, { ...set, scope })
  expect(plan.patches.map(([row]) => row)).toEqual([1, 2])
  expect(remarks).toEqual(['[info: together]'])
  expect(planned(slug, file, set).remarks).toEqual([])
})

describe('variants that would be the same', () => {
  test('are refused, whatever their capitals', () => {
    expect(
      changes({ values: { Blk: 'black' }, ids: true }, variantsOf('Black', 'Blk', 'Red')),
    ).toEqual(['2 Option1 Value: Blk → black [review: new-ids] [conflict: duplicate]'])
  })

  test('are refused on both sides where both change', () => {
    const options = { values: { Blk: 'Noir', Black: 'Noir' }, ids: true }
    expect(changes(options, variantsOf('Black', 'Blk'))).toEqual([
      '1 Option1 Value: Black → Noir [review: new-ids] [conflict: duplicate]',
      '2 Option1 Value: Blk → Noir [review: new-ids] [conflict: duplicate]',
    ])
  })

  test('are refused where a remaining one is in the way', () => {
    const options = { values: { A: 'B', B: 'C' }, ids: true }
    expect(changes(options, variantsOf('A', 'B', 'C'))).toEqual([
      '1 Option1 Value: A → B [review: new-ids] [conflict: duplicate]',
      '2 Option1 Value: B → C [review: new-ids] [conflict: duplicate]',
    ])
  })

  test('may trade places', () => {
    const options = { values: { A: 'B', B: 'A' }, ids: true }
    expect(changes(options, variantsOf('A', 'B'))).toEqual([
      '1 Option1 Value: A → B [review: new-ids]',
      '2 Option1 Value: B → A [review: new-ids]',
    ])
  })

  test('may be the same already', () => {
    const options = { values: { C: 'D' }, ids: true }
    expect(changes(options, variantsOf('A', 'A', 'C'))).toEqual([
      '3 Option1 Value: C → D [review: new-ids]',
    ])
  })
})

describe('find and replace', () => {
  const file = 'Handle,Option1 Name,Option1 Value\na,Volume,100ml (new)\na,,$& ml\n'

  test('takes a text as it is, with its spaces', () => {
    expect(changes({ pattern: ' (', with: ' $& [', ids: true }, file)).toEqual([
      '1 Option1 Value: 100ml (new) → 100ml $& [new) [review: new-ids]',
    ])
  })

  test('takes a pattern', () => {
    const options = { pattern: String.raw`^(\d+)ml.*$`, with: '$1 ml', regex: true, ids: true }
    expect(changes(options, file)).toEqual([
      '1 Option1 Value: 100ml (new) → 100 ml [review: new-ids]',
    ])
  })

  test('refuses a pattern that is not valid', () => {
    expect(() => planned(slug, file, { pattern: '(', regex: true })).toThrow(
      '“pattern”: This pattern is not valid: a round bracket has no partner.',
    )
    expect(changes({ pattern: '(new)', ids: true }, file)).toHaveLength(1)
  })
})

describe('‘Ships From’', () => {
  const header =
    'Handle,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Option3 Linked To'
  const options = { ships: true, ids: true }

  test('is removed with one value, and others move up', () => {
    const file = `${header}\na,Ships From,China,,Color,Red,x.y,Size,S,\na,,China,,,Red,,,M,\n`
    expect(changes(options, file)).toEqual([
      '1 Option1 Name: Ships From → Color [review: new-ids] [info: ships]',
      '1 Option1 Value: China → Red [review: new-ids] [info: ships]',
      '1 Option1 Linked To:  → x.y [review: new-ids] [info: ships]',
      '1 Option2 Name: Color → Size [review: new-ids] [info: ships]',
      '1 Option2 Value: Red → S [review: new-ids] [info: ships]',
      '1 Option2 Linked To: x.y →  [review: new-ids] [info: ships]',
      '1 Option3 Name: Size →  [review: new-ids] [info: ships]',
      '1 Option3 Value: S →  [review: new-ids] [info: ships]',
      '2 Option1 Value: China → Red [review: new-ids] [info: ships]',
      '2 Option2 Value: Red → M [review: new-ids] [info: ships]',
      '2 Option3 Value: M →  [review: new-ids] [info: ships]',
    ])
  })

  test('goes together with new names and values', () => {
    const file = `${header}\na,Size,S,,ships from,China,,,,\na,,M,,,China,,,,\n`
    const both = { ...options, names: { Size: 'Taglia' }, values: { S: 'Small' } }
    expect(changes(both, file)).toEqual([
      '1 Option1 Name: Size → Taglia [review: new-ids] [info: ships]',
      '1 Option1 Value: S → Small [review: new-ids] [info: ships]',
      '1 Option2 Name: ships from →  [review: new-ids] [info: ships]',
      '1 Option2 Value: China →  [review: new-ids] [info: ships]',
      '2 Option2 Value: China →  [review: new-ids] [info: ships]',
    ])
  })

  test('with several values stays', () => {
    const file = `${header}\na,Color,Red,,Ships From,China,,,,\na,,Red,,,Spain,,,,\n`
    expect(planned(slug, file, options).plan).toMatchObject({ patches: [], nothing: 'ships-many' })
  })

  test('with a new value in only some variants stays', () => {
    const file = `${header}\na,Color,Red,,Ships From,S,,,,\na,,Rosso,,, s,,,,\n`
    const values = { Rosso: 'Red', S: 'Spain' }
    const { plan } = planned(slug, file, { ...options, values, tidy: [] })
    expect(plan.notes.size).toBeGreaterThan(0)
    expect([...plan.notes.values()].flat().map(({ code }) => code)).not.toContain('ships')
  })

  test('as the only option leaves a product without options', () => {
    const file = `${header}\na,Ships From,China,,,,,,,\n`
    expect(changes(options, file)).toEqual([
      '1 Option1 Name: Ships From → Title [review: new-ids] [info: ships]',
      '1 Option1 Value: China → Default Title [review: new-ids] [info: ships]',
    ])
  })

  test('stays where a value of the product is refused', () => {
    const file = `${header}\na,Color,Red,,Ships From,China,,,,\na,,red1,,,China,,,,\n`
    expect(changes({ ...options, values: { red1: 'Red' } }, file)).toEqual([
      '2 Option1 Value: red1 → Red [review: new-ids] [conflict: duplicate]',
    ])
  })

  test('stays without new IDs', () => {
    const file = `${header}\na,Color,Red,,Ships From,China,,,,\n`
    expect(planned(slug, file, { ships: true }).plan.nothing).toBe('needs-ids')
  })
})

/** Plans, and excludes the first change. */
function excluding(set: Options, file: string) {
  const { plan, products } = planned(slug, file, { ...set, ids: true })
  const preview = new Preview({ products, plan, numberOf: (row) => row, lineOf: (row) => row })
  const [[row, column] = [0, 0]] = plan.patches
  preview.exclude({ kind: 'cell', row, column })
  return { left: preview.summary.included, preview }
}

describe('to exclude one change', () => {
  test('leaves the others', () => {
    const { left } = excluding({ values: { A: 'D', B: 'E' } }, variantsOf('A', 'B', 'C'))
    expect(left).toBe(1)
  })

  test('excludes all of the product where two values trade places', () => {
    const { left, preview } = excluding({ values: { A: 'B', B: 'A' } }, variantsOf('A', 'B', 'C'))
    expect(left).toBe(0)
    preview.include({ kind: 'cell', row: 2, column: 2 })
    expect(preview.summary.included).toBe(2)
  })

  test('excludes all of the product where an option goes', () => {
    const file =
      'Handle,Option1 Name,Option1 Value,Option2 Name,Option2 Value\na,Ships From,CN,Size,S\n'
    expect(excluding({ ships: true }, file).left).toBe(0)
  })

  test('before all have to go together excludes them all', () => {
    const file = variantsOf('A', 'B', 'C')
    const { preview } = excluding({ values: { A: 'D' } }, file)
    const { plan, products } = planned(slug, file, { values: { A: 'B', B: 'A' }, ids: true })
    const next = new Preview({ products, plan, numberOf: (row) => row, lineOf: (row) => row })
    next.carryOver(preview)
    expect(next.summary).toMatchObject({ included: 0, excluded: 1 })
  })
})

test('the preview shows the option and variants of each value', () => {
  const { plan, products } = planned(slug, text, {
    names: { Colour: 'Color' },
    values: { Black: 'Noir' },
    ids: true,
  })
  const preview = new Preview({ products, plan, numberOf: (row) => row, lineOf: (row) => row })
  const { count } = preview.list({ filter: 'changed', search: '', order: 'file' })
  const rows = preview.rows(0, count).filter(({ kind }) => kind === 'cell')
  expect(
    rows.map(({ row, cells: [option, value, variants] }) => [
      row,
      option?.computed,
      value?.after,
      variants?.computed,
    ]),
  ).toEqual([
    [1, { label: 'name' }, 'Color', { count: 2 }],
    [1, { text: 'Color' }, 'Noir', { count: 2 }],
    [2, { text: 'Color' }, 'Noir', { count: 2 }],
  ])
})

test('a file without option columns says so', () => {
  expect(planned(slug, 'Handle,Title\na,A\n').plan.nothing).toBe('no-column')
})

test('the guard counts new and emptied option values', () => {
  const bytes = new TextEncoder().encode(
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value\na,A,Size,S,Ships From,China\n',
  )
  const file = OpenFile.open(bytes, { name: 'products.csv' })
  const { plan } = planned(slug, new TextDecoder().decode(bytes), { ships: true, ids: true })
  file.apply({
    id: 'job',
    origin: { kind: 'automation', slug, options: {} },
    at: 0,
    patches: plan.patches,
  })
  expect(file.downloadFacts().guard).toMatchObject({ optionValues: 2, emptied: 0 })
  file.undo('job')
  expect(file.downloadFacts().guard).toMatchObject({ optionValues: 0, emptied: 0 })
})

function fold(values: readonly string[]): string {
  return values.map((value) => value.trim().toLowerCase()).join()
}

const words = fc.constantFrom(
  'Black',
  'black ',
  'BLK',
  'S',
  ' s',
  '100ml',
  'אדום',
  'أحمر',
  'KIRMIZI',
  'İnce',
)
const rows = fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 5 })

test('no exclusion creates a duplicate, and undo restores every byte', () => {
  const options = fc.record({
    names: fc.dictionary(
      fc.constantFrom('Colour', 'Size', 'Ships From'),
      fc.constantFrom('Size', 'Colour'),
    ),
    values: fc.dictionary(words, fc.constantFrom('Black', 'Small', 'S', '100ml')),
    tidy: fc.subarray(['spaces', 'title', 'units']),
    pattern: fc.constantFrom('', 'b', 'S'),
    with: fc.constantFrom('', 'M'),
    ships: fc.boolean(),
    ids: fc.constant(true),
  })
  const secondName = fc.constantFrom('Ships From', 'Size')
  fc.assert(
    fc.property(
      rows,
      secondName,
      options,
      fc.array(fc.nat(), { maxLength: 3 }),
      (variants, second, set, out) => {
        const names = Object.fromEntries(
          Object.entries(set.names).filter(([found, name]) => found !== name),
        )
        const unique = [...new Map(variants.map((values) => [fold(values), values])).values()]
        const lines = unique.map(([one, two], at) =>
          ['a', at === 0 ? 'Colour' : '', `"${one}"`, at === 0 ? second : '', two].join(),
        )
        const header = 'Handle,Option1 Name,Option1 Value,Option2 Name,Option2 Value'
        const file = [header, ...lines].join('\r\n')
        const { plan, products } = planned(slug, file, { ...set, names })
        const { table } = products
        const preview = new Preview({
          products,
          plan,
          numberOf: (row) => row,
          lineOf: (row) => row,
        })
        for (const at of out) {
          const [row = 0, column = 0] = plan.patches[at % Math.max(1, plan.patches.length)] ?? []
          preview.exclude({ kind: 'cell', row, column })
        }
        const applied = preview.includedPatches()
        const changed = new Table(applyPatches(table, applied), table)
        const after = unique.map((_, at) =>
          fold([changed.text(at + 1, 2), changed.text(at + 1, 4)]),
        )
        expect(new Set(after).size).toBe(unique.length)
        expect(fold([changed.text(1, 1)])).not.toBe(fold([changed.text(1, 3)]))
        expect(new TextDecoder().decode(applyPatches(changed, invert(applied)))).toBe(file)
      },
    ),
  )
})
