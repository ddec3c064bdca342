import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCell } from '../../index.ts'
import type { Options } from '../../options/fields.ts'
import { automationFields, validate } from '../../options.ts'
import { openExport, planned, scopeOf } from '../test/planned.ts'

const slug = 'edit-columns'

/** Replaces in a single title, and returns the new one; nothing where it stays. */
function replaced(title: string, find: string, text: string, match: readonly string[] = ['words']) {
  const { plan } = planned(slug, `Handle,Title\na,"${title.replaceAll('"', '""')}"\n`, {
    find,
    with: text,
    match,
    columns: ['Title'],
  })
  const after = plan.patches[0]?.[3]
  return after === undefined ? undefined : readCell(after ?? '')
}

describe('a text is found', () => {
  test.each<[title: string, find: string, text: string, after: string | undefined]>([
    ['100% polyester, polyesters', 'polyester', 'wool', '100% wool, polyesters'],
    ["Olio d’oliva, d'oliva", "d'oliva", 'di mais', 'Olio di mais, di mais'],
    ["L'oliva", 'oliva', 'mandorla', "L'mandorla"],
    ['Été, e\u0301te\u0301', 'été', 'hiver', 'Hiver, hiver'],
    ['e\u0301e', 'e', 'a', undefined],
    ['Größe XL', 'größe', 'Maß', 'Maß XL'],
    ['綿100%シャツ', '綿', '麻', '麻100%シャツ'],
    ['2.5 cm, 5 cm', '5 cm', '6 cm', '2.5 cm, 6 cm'],
    ['Tee (new)', '(new)', '[hot]', 'Tee [hot]'],
    ['soft\u00a0cotton', 'soft cotton', 'linen', 'linen'],
    ['a.c abc', 'a.c', '$&', '$& abc'],
  ])('in ‘%s’ by ‘%s’', (title, find, text, after) => {
    expect(replaced(title, find, text)).toBe(after)
  })

  test('within words without whole words', () => {
    expect(replaced('polyesters', 'polyester', 'wool', [])).toBe('wools')
    expect(replaced('e\u0301e', 'e', 'a', [])).toBe('e\u0301a')
  })

  test('by a pattern, in words of any script', () => {
    expect(replaced('100ml Größe', String.raw`(\d+)ml`, '$1 ml', ['pattern'])).toBe('100 ml Größe')
    expect(replaced('Größe', 'gr', 'x', ['pattern', 'words'])).toBeUndefined()
    expect(replaced('GRÖSSE größe', 'größe', 'x', ['pattern', 'case'])).toBe('GRÖSSE x')
    expect(replaced('Tee', 'x*', '-', ['pattern'])).toBeUndefined()
  })
})

describe('capitals', () => {
  test.each([
    ['Polyester polyester', 'polyester', 'recycled wool', 'Recycled wool recycled wool'],
    ['NIKE nike', 'nike', 'Nike', 'Nike Nike'],
    ['Smartphone', 'smartphone', 'iPhone', 'iPhone'],
    ['POLYESTER XL', 'polyester', 'recycled wool', 'RECYCLED WOOL XL'],
    ['Tee XL', 'XL', 'extra large', 'Tee extra large'],
    ['Çanta Şık pamuk Pamuk', 'pamuk', 'ipek', 'Çanta Şık ipek İpek'],
  ])('of ‘%s’ are kept', (title, find, text, after) => {
    expect(replaced(title, find, text)).toBe(after)
  })

  test('are told apart if that is chosen', () => {
    expect(replaced('Polyester polyester', 'polyester', 'wool', ['case'])).toBe('Polyester wool')
  })
})

describe('a text that is removed', () => {
  test.each([
    ['Tee 2024 Cotton', 'Tee Cotton'],
    ['Tee 2024, Cotton', 'Tee, Cotton'],
    ['2024 Tee', 'Tee'],
    ['Tee 2024', 'Tee'],
    ['Tee 2024 2024', 'Tee'],
    ['Tee (2024 Cotton)', 'Tee (Cotton)'],
  ])('leaves no needless spaces in ‘%s’', (title, after) => {
    expect(replaced(title, '2024', '')).toBe(after)
  })

  test('leaves no empty title', () => {
    const { changes } = planned(slug, 'Handle,Title,Type\na,Tee,Tee\n', {
      find: 'tee',
      columns: ['Title', 'Type'],
    })
    expect(changes).toEqual([
      '1 Title: Tee →  [review: emptied] [conflict: no-title]',
      '1 Type: Tee →  [review: emptied]',
    ])
  })
})

describe('where the new text has the old one in it', () => {
  const set = { find: 'polyester', with: 'recycled polyester', columns: ['Title'] }

  test('it is not written twice', () => {
    const { changes, remarks } = planned(
      slug,
      'Handle,Title\na,Polyester and recycled polyester\n',
      set,
    )
    expect(changes).toEqual([
      '1 Title: Polyester and recycled polyester → Recycled polyester and recycled polyester',
    ])
    expect(remarks).toEqual(['[info: already 1]'])
  })

  test('a plan without changes says so', () => {
    const { plan } = planned(slug, 'Handle,Title\na,RECYCLED POLYESTER\n', set)
    expect(plan.nothing).toBe('already')
  })
})

const text = `Handle,Title,Body (HTML),Vendor,Tags,Status,Published,Variant SKU,Variant Price,Template Suffix,Care (product.metafields.custom.care)
a,Red tee,<p class="red">Red &amp; <b>re</b>d</p>,Red,"Red, red hat, blue",draft,true,RED-1,5,,Red
a,,,,,,,RED-2,9,,
b,Blue tee,,Blue,,active,true,B-1,5,,"[""red""]"
`
const red = { find: 'red', with: 'blue' }

describe('columns', () => {
  test('are searched where they are chosen', () => {
    const { changes, remarks, plan } = planned(slug, text, {
      ...red,
      columns: ['Title', 'Description', 'Tags', 'Care (product.metafields.custom.care)'],
    })
    expect(changes).toEqual([
      '1 Title: Red tee → Blue tee',
      '1 Body (HTML): <p class="red">Red &amp; <b>re</b>d</p> → <p class="red">Blue &amp; <b>re</b>d</p> [info: split]',
      '1 Tags: Red, red hat, blue → Blue, blue hat [info: merged-tags]',
      '1 Care (product.metafields.custom.care): Red → Blue',
    ])
    expect(remarks).toEqual(['[info: structured]'])
    const [, , found] = plan.columns
    expect(found?.kind === 'computed' && found.valueOf(1, () => '', 4)).toEqual({ count: 2 })
  })

  test('of identifiers need review', () => {
    const { changes } = planned(slug, text, { ...red, columns: ['SKU'] })
    expect(changes).toEqual([
      '1 Variant SKU: RED-1 → BLUE-1 [review: identifier]',
      '2 Variant SKU: RED-2 → BLUE-2 [review: identifier]',
    ])
  })

  test('of variants follow filters of variants', () => {
    const scope = scopeOf({ on: 'price', is: 'between', values: ['9', ''] })
    const { changes } = planned(slug, text, { ...red, columns: ['Title', 'SKU'], scope })
    expect(changes).toEqual([
      '1 Title: Red tee → Blue tee',
      '2 Variant SKU: RED-2 → BLUE-2 [review: identifier]',
    ])
  })

  test.each([
    ['columns', ['Handle'], 'is-handle'],
    ['columns', ['Option1 Value'], 'is-option'],
    ['columns', ['Variant Price'], 'is-price'],
    ['columns', ['Status'], 'is-fixed'],
    ['columns', ['URL handle'], 'is-handle'],
    ['columns', ['Nothing'], 'no-column'],
    ['columns', [], 'none-chosen'],
    ['column', 'Variant Price', 'is-price'],
    ['column', 'Title', 'is-own'],
    ['column', 'Gift Card', 'is-gift-card'],
    ['column', 'Tax Code', 'no-column'],
  ])('as %s, %j has the problem %s', (key, value, code) => {
    const header = ['Handle', 'Title', 'Option1 Value', 'Variant Price', 'Status', 'Gift Card']
    const options = { replace: true, match: [], set: true, clear: true, columns: ['Title'] }
    const problems = validate(automationFields[slug], { ...options, [key]: value }, header)
    expect(problems[key]?.code).toBe(code)
  })
})

test('a comma in a tag is refused', () => {
  const { changes } = planned(slug, text, { find: 'hat', with: 'a, b', columns: ['Tags'] })
  expect(changes).toEqual(['1 Tags: Red, red hat, blue → Red, red a, b, blue [conflict: comma]'])
})

test('a pattern whose matches all look to the end leaves long texts', () => {
  const { changes, remarks } = planned(slug, `Handle,Title\na,${'a'.repeat(60_000)}\n`, {
    find: 'a(.*b)?',
    with: 'c',
    match: ['pattern'],
    columns: ['Title'],
  })
  expect(changes).toEqual([])
  expect(remarks).toEqual(['[review: slow]'])
})

test.each<[Options, string]>([
  [{ replace: false }, 'nothing-chosen'],
  [{}, 'no-text'],
  [{ find: 'green' }, 'not-found'],
  [{ find: 'red', scope: scopeOf({ on: 'vendor', is: 'is', values: ['Nobody'] }) }, 'no-products'],
  [{ set: true }, 'no-value'],
  [{ set: true, column: 'Published', value: 'TRUE' }, 'same'],
  [{ set: true, column: 'Status', value: 'draft', fill: true }, 'none-empty'],
])('with %j nothing changes because of %s', (options, nothing) => {
  expect(planned(slug, text, options).plan.nothing).toBe(nothing)
})

function setColumn(column: string, value: string, more: Options = {}): readonly string[] {
  return planned(slug, text, { set: true, column, value, ...more }).changes
}

describe('a column is set', () => {
  test('in the first row of each product', () => {
    expect(setColumn('Status', 'active')).toEqual(['1 Status: draft → active [info: visible]'])
    expect(setColumn('Published', 'FALSE')).toEqual([
      '1 Published: true → false',
      '3 Published: true → false [info: hidden]',
    ])
    expect(setColumn('Template Suffix', 'sale')).toHaveLength(2)
  })

  test('in each row of a variant', () => {
    const file =
      'Handle,Variant Price,Variant Requires Shipping,Image Src\na,5,true,1\na,6,,2\na,,,3\n'
    const options = { set: true, column: 'Requires shipping', value: 'FALSE' }
    expect(planned(slug, file, options).changes).toEqual([
      '1 Variant Requires Shipping: true → false',
      '2 Variant Requires Shipping:  → false',
    ])
  })

  test('only where it is empty', () => {
    const file = 'Handle,Type\na,\nb,Tee\n'
    const options = { set: true, column: 'Type', value: 'Mug', fill: true }
    expect(planned(slug, file, options).changes).toEqual(['1 Type:  → Mug'])
  })

  test('to nothing', () => {
    expect(setColumn('Vendor', '', { clear: true })).toEqual([
      '1 Vendor: Red →  [info: deleted]',
      '3 Vendor: Blue →  [info: deleted]',
    ])
  })

  test('with review if the other values are of another kind', () => {
    const file = 'Handle,Rating (product.metafields.custom.rating)\na,4.5\nb,\n'
    const column = 'Rating (product.metafields.custom.rating)'
    expect(planned(slug, file, { set: true, column, value: 'good' }).changes).toEqual([
      `1 ${column}: 4.5 → good [review: unlike]`,
      `2 ${column}:  → good [review: unlike]`,
    ])
  })

  test('and searched in one job', () => {
    expect(setColumn('Status', 'active', { ...red, columns: ['Title'] })).toEqual([
      '1 Title: Red tee → Blue tee',
      '1 Status: draft → active [info: visible]',
    ])
    expect(setColumn('Vendor', 'Red', { ...red, columns: ['Vendor'] })).toEqual([
      '3 Vendor: Blue → Red',
    ])
  })

  test('not before its value is chosen, which a remark says', () => {
    const { changes, remarks } = planned(slug, text, { ...red, columns: ['Title'], set: true })
    expect(changes).toEqual(['1 Title: Red tee → Blue tee'])
    expect(remarks).toEqual(['[review: no-value]'])
  })

  test.each([
    ['Status', 'live', 'missing'],
    ['Variant Inventory Qty', '1.5', 'not-whole'],
    ['Variant Inventory Qty', 'many', 'not-a-number'],
    ['Vendor', 'A', 'too-short'],
    ['Type', '', 'missing'],
  ])('%s not to %j', (column, value, code) => {
    const options = { set: true, clear: false, column, value }
    const problems = validate(automationFields[slug], options, [column])
    expect(problems['value']?.code).toBe(code)
  })
})

describe('a column that the file lacks', () => {
  const file = 'Handle,Title,Variant Price\na,Tee,5\na,,6\nb,Mug,7\n'
  const add = (column: string, value: string, more: Options = {}) =>
    planned(slug, file, { set: true, add: true, column, value, ...more })

  test('is added with a value for each product', () => {
    const { changes, remarks, plan } = add('Template Suffix', 'sale')
    expect(changes).toEqual(['1 Template Suffix:  → sale', '3 Template Suffix:  → sale'])
    expect(remarks).toEqual(['[info: new-column Template Suffix]'])
    expect(plan.addedColumns).toEqual([{ column: 3, name: 'Template Suffix' }])
  })

  test('has a value for each variant, where it is one of variants', () => {
    expect(add('Variant Weight Unit', 'kg').changes).toHaveLength(3)
  })

  test('asks to look where some products get no value', () => {
    const scope = scopeOf({ on: 'title', is: 'contains', values: ['mug'] })
    expect(add('Template Suffix', 'sale', { scope }).remarks).toEqual([
      '[info: new-column Template Suffix]',
      '[review: empty-elsewhere 1]',
    ])
  })

  test('is the one of the file where it has it', () => {
    const options = { set: true, add: true, column: 'type', value: 'Mug' }
    const { changes, plan } = planned(slug, 'Handle,Type\na,Tee\n', options)
    expect(changes).toEqual(['1 Type: Tee → Mug'])
    expect(plan.addedColumns).toBeUndefined()
  })

  test.each([
    ['Variant Compare At Price', 'is-price'],
    ['Handle', 'is-handle'],
    [' ', 'missing'],
  ])('is not %s', (column, code) => {
    const options = { set: true, add: true, column, value: 'x' }
    expect(validate(automationFields[slug], options, ['Title'])['column']?.code).toBe(code)
  })
})

test('done again, it changes nothing', () => {
  const word = fc.constantFrom('red', 'Red', 'red hat', 'hat', '<b>red</b>', ' ', ',', '&amp;', '%')
  const cells = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(
      cells,
      fc.constantFrom('red', 'dark red', 'red hat', 'x & y'),
      (cell, replacement) => {
        const set = { find: 'red', with: replacement, columns: ['Title', 'Description', 'Tags'] }
        const quoted = `"${cell}"`
        const { plan, products } = planned(
          slug,
          `Handle,Title,Description,Tags\na,${quoted},${quoted},${quoted}\n`,
          set,
        )
        const after = plan.patches.reduce(
          (row, [, column, , raw]) => row.with(column, raw ?? ''),
          ['a', quoted, quoted, quoted],
        )
        const again = planned(slug, `${products.table.header.join(',')}\n${after.join(',')}\n`, set)
        expect(again.changes).toEqual([])
      },
    ),
  )
})

test('a plan has one change for each cell, in the order of the file', () => {
  const products = openExport(text)
  const { plan } = planned(slug, text, {
    ...red,
    columns: ['Tags', 'Title', 'Variant SKU'],
    set: true,
    column: 'Status',
    value: 'archived',
  })
  const places = plan.patches.map(([row, column]) => row * products.table.header.length + column)
  expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other))
})
