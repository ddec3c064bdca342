import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCell } from '../../index.ts'
import {
  automationFields,
  automationTexts,
  fitToHeader,
  parseOptions,
  parseSettings,
  validate,
} from '../../options.ts'
import { planned, scopeOf } from '../test/planned.ts'

const slug = 'ai-copy-optimizer'

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Image Src,Image Alt Text,Variant Image,SEO Title,SEO Description\n'
const text = `${header}tee,🔥 HOT SALE LINEN TEE 2024!!!,<p>A tee. 180 g linen.</p>,Acme,Tees,Color,Sand,1.jpg,,1.jpg,,
tee,,,,,,White,2.jpg,🔥 Back 🔥,,,
tee,,,,,,,3.jpg,,,,
mug,Mug,"<p>Holds 350 ml, <b>sale</b>!!!</p>",Acme,,Title,Default Title,,,,Mug | Acme,Old!!!
`

/** An export of products with these titles and nothing else. */
function titled(...titles: readonly string[]): string {
  return header + titles.map((title, at) => `p${at},"${title}",,,,,,,,,,\n`).join('')
}

/** The new titles of products with these ones. */
function newTitles(...titles: readonly string[]): string[] {
  return planned(slug, titled(...titles)).changes.map((change) => change.replace(/^.*→ /u, ''))
}

describe('titles', () => {
  test('are cleaned, and the words that matter are kept', () => {
    expect(planned(slug, text).changes).toEqual([
      '1 Title: 🔥 HOT SALE LINEN TEE 2024!!! → Linen Tee [review: shorter 69]',
    ])
  })

  test('report a brand, type or option value lost by the maximum', () => {
    const long = `${header}cup,Porcelain cup in white by Acme,,Acme,Cup,Color,White,,,,,\n`
    expect(planned(slug, long, { max: 20 }).changes).toEqual([
      '1 Title: Porcelain cup in white by Acme → Porcelain cup [review: shorter 57] [review: word-removed white, acme] [info: shortened 20]',
    ])
    const compound = `${header}ship,Donaudampfschifffahrtsgesellschaft!!!,,,,,,,,,,\n`
    expect(planned(slug, compound, { max: 20 }).changes).toEqual([
      '1 Title: Donaudampfschifffahrtsgesellschaft!!! → Donaudampfschifffahrtsgesellschaft [review: too-long 20]',
    ])
  })

  test('can be ordered by brand, type and what all variants have', () => {
    const shirt = `${header}shirt,Linen shirt!!!,,Acme,Apparel > Shirts,Color,WHITE,,,,,\n`
    expect(planned(slug, shirt, { order: 'brand-type-attribute-name' }).changes).toEqual([
      '1 Title: Linen shirt!!! → Acme Shirts White Linen',
    ])
  })

  test('keep locked words', () => {
    expect(planned(slug, text, { locked: ['hot sale', 'LINEN'] }).changes).toEqual([
      '1 Title: 🔥 HOT SALE LINEN TEE 2024!!! → HOT SALE LINEN Tee [review: shorter 38]',
    ])
  })
})

describe('years', () => {
  test('stay where they are what the product is', () => {
    expect(
      newTitles('Barolo DOCG 2019 750 ml', 'Barolo DOCG 2020 750 ml', 'Wall Calendar 2026'),
    ).toEqual([])
    const typed = `${header}a,Monte Rosso 2019,,,Wine,,,,,,,\n`
    expect(planned(slug, typed).plan.nothing).toBe('clean')
  })

  test('stay where they tell two products apart', () => {
    expect(
      newTitles('Sassicaia 2018', 'Sassicaia 2019', 'Dress NEW 2023!!!', 'Dress NEW 2024!!!'),
    ).toEqual(['Dress NEW 2023', 'Dress NEW 2024'])
  })

  test('go for review where nothing says why they are there', () => {
    expect(newTitles('Sassicaia 2018', 'Linen dress new 2024')).toEqual([
      'Sassicaia [review: shorter 36] [review: year-removed 2018]',
      'Linen dress new',
    ])
  })

  test('stay in a text filled from an unchanged title', () => {
    expect(planned(slug, titled('Lamp 2019'), { parts: ['seo-title'] }).changes).toEqual([
      '1 SEO Title:  → Lamp 2019 [info: filled]',
    ])
  })
})

describe('two products', () => {
  test('with different titles do not get the same', () => {
    const start = 'Porcelain cup with a very long name'
    const { changes } = planned(slug, titled(`${start} in white`, `${start} in sand`), { max: 35 })
    expect(changes.map((change) => change.replace(/^.*→ /u, ''))).toEqual([
      `${start} [info: shortened 35] [conflict: same-title]`,
      `${start} [info: shortened 35] [conflict: same-title]`,
    ])
  })

  test('do not get the title of one that stays', () => {
    expect(planned(slug, titled('Mug', 'Mug, free shipping')).changes).toEqual([
      '2 Title: Mug, free shipping → Mug [review: shorter 83] [conflict: same-title]',
    ])
  })

  test('with titles that were alike are for review', () => {
    expect(planned(slug, titled('Linen shirt', 'LINEN SHIRT')).changes).toEqual([
      '2 Title: LINEN SHIRT → Linen Shirt [review: same-title]',
    ])
  })

  test('that differ stay different or are noted, whatever their titles', () => {
    const some = fc.array(
      fc.array(fc.constantFrom('Mug', 'mug', '2023', '2024', 'new', '!!!', 'hot sale', 'red'), {
        minLength: 1,
        maxLength: 4,
      }),
      { minLength: 2, maxLength: 6 },
    )
    fc.assert(
      fc.property(some, (products) => {
        const titles = products.map((words) => words.join(' '))
        const { plan } = planned(slug, titled(...titles))
        const next = [...titles]
        const noted = new Set<number>()
        for (const [at, [row, , , cell]] of plan.patches.entries()) {
          const tones = new Set(plan.notes.get(at)?.map(({ tone }) => tone))
          if (tones.has('conflict')) continue
          next[row - 1] = readCell(cell ?? '')
          if (tones.has('review')) noted.add(row - 1)
        }
        for (const [one, title] of next.entries()) {
          for (const [other, another] of next.entries()) {
            if (title !== another || titles[one] === titles[other]) continue
            expect(noted.has(one) || noted.has(other)).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('a title in an unclear language stays in capitals', () => {
  const { plan } = planned(slug, `${header}a,KADIN SATIN GECELIK,,,,,,,,,,\n`)
  expect(plan.patches).toEqual([])
  expect(plan.remarks).toEqual([{ code: 'capitals-kept', tone: 'review', row: 1, column: 1 }])
})

test('running text in small letters needs review for names', () => {
  const bag = `${header}a,Bag,<p>LEATHER BAG FROM PISA WITH A ZIP.</p>,,,,,,,,,\n`
  expect(planned(slug, bag, { parts: ['description'] }).changes).toEqual([
    '1 Body (HTML): <p>LEATHER BAG FROM PISA WITH A ZIP.</p> → <p>Leather bag from pisa with a zip.</p> [review: lowered]',
  ])
})

test('ss in a German word that was in capitals is for review', () => {
  const shoes = `${header}a,STRASSENSCHUHE FÜR KISSEN,,,,,,,,,,\n`
  expect(planned(slug, shoes).changes).toEqual([
    '1 Title: STRASSENSCHUHE FÜR KISSEN → Strassenschuhe für Kissen [review: sharp-s Strassenschuhe]',
  ])
})

test('descriptions keep their markup', () => {
  expect(planned(slug, text, { parts: ['description'] }).changes).toEqual([
    '4 Body (HTML): <p>Holds 350 ml, <b>sale</b>!!!</p> → <p>Holds 350 ml, <b>sale</b>.</p>',
  ])
})

describe('empty cells', () => {
  test('are filled from the texts of the same product', () => {
    const { changes } = planned(slug, text, { parts: ['seo-title', 'seo-description', 'alt'] })
    expect(changes).toEqual([
      '1 Image Alt Text:  → Linen Tee, Sand [info: filled]',
      '1 SEO Title:  → Linen Tee | Acme [info: filled]',
      '1 SEO Description:  → A tee. 180 g linen. [info: filled]',
      '3 Image Alt Text:  → Linen Tee [info: filled]',
    ])
  })

  test('are not all that changes where others are rewritten as well', () => {
    const parts = ['seo-title', 'seo-description', 'alt']
    expect(planned(slug, text, { parts, only: [] }).changes).toContain(
      '2 Image Alt Text: 🔥 Back 🔥 → Back [review: shorter 60]',
    )
    expect(planned(slug, text, { parts, only: ['alt'] }).changes).toContain(
      '4 SEO Description: Old!!! → Old. [review: shorter 33]',
    )
  })

  test('get at most 70 and 160 characters', () => {
    const words = 'A linen shirt for warm days that dries fast and stays soft. '.repeat(6)
    const long = `${header}shirt,${words},<p>${words}</p>,Acme,,,,,,,,\n`
    const { plan } = planned(slug, long, { parts: ['seo-title', 'seo-description'] })
    const lengths = plan.patches.map(([, , , after]) => readCell(after ?? '').length)
    expect(lengths).toHaveLength(2)
    expect(lengths[0]).toBeLessThanOrEqual(70)
    expect(lengths[1]).toBeLessThanOrEqual(160)
  })

  test('stay empty where the product has no text for them', () => {
    const bare = `${header}bare,Bare,,,,,,,,,,\n`
    expect(planned(slug, bare, { parts: ['seo-description', 'alt'] }).plan.nothing).toBe('clean')
  })
})

test('a number and a unit joined by a removal are a conflict', () => {
  const odd = `${header}odd,Lamp 5 hot sale kg,,,,,,,,,,\n`
  expect(planned(slug, odd).changes).toEqual([
    '1 Title: Lamp 5 hot sale kg → Lamp 5 kg [conflict: new-fact 5kg] [review: shorter 50]',
  ])
})

const word = fc.constantFrom(
  ...'LINEN|Linen|shirt|hot sale|free shipping|2024|5|1.5|12|kg|cm|ml|W|10 x 20|5cm|%|🔥|!!!'.split(
    '|',
  ),
)
const sentence = fc.array(word, { maxLength: 10 }).map((words) => words.join(' '))

/** Lists numbers, and numbers with the unit behind them. */
function measures(words: string): readonly string[] {
  const found = words.toLowerCase().matchAll(/(\d+(?:\.\d+)?)(?: ?(kg|cm|ml|w|x|%)(?![a-z]))?/gu)
  return [...found].flatMap(([, number = '', unit = '']) => [number, number + unit])
}

test('a number or unit that the product lacks is a conflict', () => {
  const { choices: parts } = automationFields[slug][1]
  const orders = Object.values(automationFields[slug][4].formerly)
  fc.assert(
    fc.property(
      fc.record({ title: sentence, body: sentence, vendor: word, type: word, option: word }),
      fc.constantFrom(...orders),
      fc.integer({ min: 20, max: 60 }),
      ({ title, body, vendor, type, option }, order, max) => {
        const source = `${header}a,"${title}","<p>${body}</p>",${vendor},${type},Color,${option},1.jpg,,1.jpg,,\n`
        const { plan } = planned(slug, source, { parts, order, max })
        const known = new Set([title, body, vendor, type, option].flatMap(measures))
        const invented = plan.patches.filter(
          ([, , , after], at) =>
            !plan.notes.get(at)?.some(({ tone }) => tone === 'conflict') &&
            measures(readCell(after ?? '')).some((one) => !known.has(one)),
        )
        expect(invented).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})

test('other languages are left alone where no phrase is theirs', () => {
  const other = `${header}salt,Sale marino grosso,,,,,,,,,,\ncup,陶瓷杯 350ml,,,,,,,,,,\nshirt,قميص كتان,,,,,,,,,,\n`
  expect(planned(slug, other).plan.nothing).toBe('clean')
})

test('the preview says the field and its length before and after', () => {
  const { plan, products } = planned(slug, text)
  expect(plan.columns.map(({ kind, key }) => [kind, key])).toEqual([
    ['field', 'field'],
    ['changed', 'text'],
    ['computed', 'length'],
  ])
  const length = plan.columns[2]
  const title = products.columns.find('title')
  const computed = length?.kind === 'computed' && length.valueOf(1, () => 'Linen Tee', title)
  expect(computed).toEqual({ count: 9, before: 29 })
})

test.each([
  ['no-columns', 'Handle,Title\ntee,Tee\n', { parts: ['alt'] }],
  ['nothing-to-fill', `${header}a,A,,,,,,,,,Text,\n`, { parts: ['seo-title'] }],
  ['no-products', text, { scope: scopeOf({ on: 'title', is: 'contains', values: ['sofa'] }) }],
] as const)('says %s where nothing changes', (reason, source, options) => {
  expect(planned(slug, source, options).plan.nothing).toBe(reason)
})

test('at least one part is chosen', () => {
  expect(validate(automationFields[slug], { parts: [] })).toHaveProperty(
    'parts.code',
    'none-chosen',
  )
})

describe('the order of a title', () => {
  const fields = automationFields[slug]
  const set = (...settings: string[]) =>
    parseSettings(fields, automationTexts[slug], settings)['order']

  test('reads the values of earlier recipes as a list', () => {
    const orderOf = (order: unknown) => parseOptions(fields, { order }).order
    expect(orderOf('brand-type-name')).toEqual(['brand', 'type', 'name'])
    expect(orderOf('as-is')).toEqual([])
    expect(() => orderOf(['size'])).toThrow('“order”')
    expect(fitToHeader(fields, { order: 'brand-name' }, [])['order']).toEqual(['brand', 'name'])
  })

  test('takes parts or an earlier name on the command line', () => {
    expect(set('order=brand', 'order=name', 'order=type')).toEqual(['brand', 'name', 'type'])
    expect(set('order=brand-type-name')).toEqual(['brand', 'type', 'name'])
    expect(set('order=')).toEqual([])
    expect(() => set('order=size')).toThrow('any of brand, type, attribute, name')
  })
})
