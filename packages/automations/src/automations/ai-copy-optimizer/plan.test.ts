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
import { planned } from '../test/planned.ts'

const slug = 'ai-copy-optimizer'

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Image Src,Image Alt Text,Variant Image,SEO Title,SEO Description\n'
const text = `${header}tee,🔥 HOT SALE LINEN TEE 2024!!!,<p>A tee. 180 g linen.</p>,Acme,Tees,Color,Sand,1.jpg,,1.jpg,,
tee,,,,,,White,2.jpg,🔥 Back 🔥,,,
tee,,,,,,,3.jpg,,,,
mug,Mug,"<p>Holds 350 ml, <b>sale</b>!!!</p>",Acme,,Title,Default Title,,,,Mug | Acme,Old!!!
`

describe('titles', () => {
  test('are cleaned, and the words that matter are kept', () => {
    expect(planned(slug, text).changes).toEqual([
      '1 Title: 🔥 HOT SALE LINEN TEE 2024!!! → Linen Tee [review: shorter 69]',
    ])
  })

  test('are cut at the maximum, and lose no brand, type or option value unseen', () => {
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

test('a number and a unit that come together by what is removed are a conflict', () => {
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

test('no number and no unit is in a new text that the product lacks, or the change is a conflict', () => {
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

test('the preview says the field and its new length', () => {
  const { plan, products } = planned(slug, text)
  expect(plan.columns.map(({ kind, key }) => [kind, key])).toEqual([
    ['field', 'field'],
    ['changed', 'text'],
    ['computed', 'length'],
  ])
  const length = plan.columns[2]
  const title = products.columns.find('title')
  const computed = length?.kind === 'computed' && length.valueOf(1, () => 'Linen Tee', title)
  expect(computed).toEqual({ text: '9' })
})

test.each([
  ['no-columns', 'Handle,Title\ntee,Tee\n', { parts: ['alt'] }],
  ['nothing-to-fill', `${header}a,A,,,,,,,,,Text,\n`, { parts: ['seo-title'] }],
  ['no-products', text, { scope: [{ kind: 'title', text: 'sofa' }] }],
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

  test('is a list; what recipes of earlier releases hold means the same', () => {
    const orderOf = (order: unknown) => parseOptions(fields, { order }).order
    expect(orderOf('brand-type-name')).toEqual(['brand', 'type', 'name'])
    expect(orderOf('as-is')).toEqual([])
    expect(() => orderOf(['size'])).toThrow('“order”')
    expect(fitToHeader(fields, { order: 'brand-name' }, [])['order']).toEqual(['brand', 'name'])
  })

  test('is set part by part on the command line, or by an earlier name', () => {
    expect(set('order=brand', 'order=name', 'order=type')).toEqual(['brand', 'name', 'type'])
    expect(set('order=brand-type-name')).toEqual(['brand', 'type', 'name'])
    expect(set('order=')).toEqual([])
    expect(() => set('order=size')).toThrow('any of brand, type, attribute, name')
  })
})
