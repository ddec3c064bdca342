import { describe, expect, test } from 'vitest'
import { automationTextsIt, problemTextsIt } from '../it.ts'
import {
  automationFields,
  automationTexts,
  defaultOptions,
  describe as describeOptions,
  fileAutomationSlugs,
  fillIn,
  fitToHeader,
  isShown,
  offeredColumns,
  OptionsError,
  parseOptions,
  parseSettings,
  problemTexts,
  validate,
  wordProblem,
  type Options,
} from '../options.ts'

const price = automationFields['mass-compare-price']
const vendor = automationFields['bulk-vendor-change']
const tags = automationFields['auto-tag']
const variants = automationFields['variant-title-fixer']
const tracking = automationFields['remove-track-quantity']
const sizes = automationFields['size-exchanger']
const converter = automationFields['currency-converter']
const compression = automationFields['image-compression']
const { columns } = Object.fromEntries(price.map((field) => [field.key, field]))

const legacy = ['Handle', 'Variant Price', 'Variant Compare At Price', 'Compare At Price / Canada']
const current = ['URL handle', 'Title', 'Price', 'Compare-at price', 'Compare-at price / Canada']

function read(slug: (typeof fileAutomationSlugs)[number], ...settings: string[]): Options {
  return parseSettings(automationFields[slug], automationTexts[slug], settings)
}

/** Replaces texts by the values that they say. */
function shape(texts: unknown): unknown {
  if (typeof texts === 'string') return texts.match(/\{\w+\}/g)?.toSorted() ?? []
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, text]) => [key, shape(text)]),
  )
}

describe('defaults', () => {
  test.each(fileAutomationSlugs)('of %s are valid', (slug) => {
    const fields = automationFields[slug]
    const defaults: Options = defaultOptions(fields, { header: current })
    // A currency is never guessed.
    const unchosen = fields.flatMap(({ kind, key }) => (kind === 'currency' ? key : []))
    expect(Object.keys(validate(fields, defaults, current))).toEqual(unchosen)
    expect(parseOptions(fields, {})).toEqual(defaultOptions(fields))
    expect(parseOptions(fields, defaultOptions(fields))).toEqual(defaultOptions(fields))
  })

  test.each([
    [{ base: 'EUR', markets: { Canada: 'CAD', Japan: 'JPY' } }, 'EUR', 'CAD'],
    [{ base: 'EUR', markets: { Canada: 'EUR' } }, 'EUR', ''],
    [{ base: 'EUR', markets: {} }, 'EUR', ''],
  ])('take the currencies of %j', (currencies, from, to) => {
    const header = ['Handle', 'Price', 'Price / Canada', 'Price / Japan']
    const defaults = defaultOptions(converter, { header, currencies })
    expect(defaults).toMatchObject({ from, to, into: 'Price / Canada' })
  })

  test('name a column as the file does', () => {
    expect(defaultOptions(price, { header: legacy }).columns).toEqual(['Variant Compare At Price'])
    expect(defaultOptions(price, { header: ['Handle'] }).columns).toEqual([])
  })

  test('warn about the lowest price once there are two exports to compare', () => {
    expect(defaultOptions(price, { exports: 1 }).history).toBe(false)
    expect(defaultOptions(price, { exports: 2 }).history).toBe(true)
  })
})

describe('columns', () => {
  test('are offered without a market first', () => {
    if (columns?.kind !== 'columns') throw new Error('The field is gone.')
    expect(offeredColumns(columns, legacy.toReversed())).toEqual([
      'Variant Compare At Price',
      'Compare At Price / Canada',
    ])
  })

  test('of one generation of headers fit the other', () => {
    const options = { columns: ['Compare-at price', 'Compare-at price / Canada'] }
    expect(fitToHeader(price, options, legacy)).toEqual({
      columns: ['Variant Compare At Price', 'Compare At Price / Canada'],
    })
  })

  test('that the file lacks are named', () => {
    const options = { ...defaultOptions(price), columns: ['Compare-at price / Japan'] }
    expect(fitToHeader(price, options, legacy)).toEqual(options)
    const { columns: problem } = validate(price, options, legacy)
    expect(problem && wordProblem(problem)).toBe(
      'This file has no column “Compare-at price / Japan”.',
    )
  })
})

/** A scope with a single condition. */
function where(on: string, is: string, ...values: readonly string[]) {
  return { match: 'all', conditions: [{ on, is, values }] }
}

describe('problems', () => {
  test.each<[key: string, value: unknown, text: string | undefined]>([
    ['by', 1, undefined],
    ['by', 12.25, undefined],
    ['by', 0, 'Enter a number from 1 to 500.'],
    ['by', 501, 'Enter a number from 1 to 500.'],
    ['by', null, 'Enter or choose a value.'],
    ['by', 'many', 'Enter a number, such as 30.'],
    ['by', Number.NaN, 'Enter a number, such as 30.'],
    ['by', 1.125, 'Use at most 2 decimals.'],
    ['ending', '.98', 'Enter or choose a value.'],
    ['mend', 'yes', 'Enter or choose a value.'],
    ['columns', [], 'Choose at least one.'],
    ['scope', [{ kind: 'vendor', values: [] }], 'Enter or choose a value.'],
    ['scope', [{ kind: 'price', min: null, max: null }], 'Enter or choose a value.'],
    ['scope', [{ kind: 'price', min: 5, max: null }], undefined],
    ['scope', [{ kind: 'price', min: 5, max: null, of: 'any-variant' }], undefined],
    ['scope', [{ kind: 'price', min: 5, max: null, of: 'all' }], 'Enter or choose a value.'],
    ['scope', [{ kind: 'price', min: 5.000_01, max: null }], 'Use at most 4 decimals.'],
    ['scope', [{ kind: 'colour' }], 'Enter or choose a value.'],
    ['scope', where('vendor', 'is', ' '), 'Enter or choose a value.'],
    ['scope', where('vendor', 'greater', '5'), 'Enter or choose a value.'],
    ['scope', where('price', 'contains', '5'), 'Enter or choose a value.'],
    ['scope', where('colour', 'is', 'red'), 'Enter or choose a value.'],
    ['scope', where('price', 'between', '', ''), 'Enter or choose a value.'],
    ['scope', where('price', 'between', '20', ''), undefined],
    ['scope', where('price', 'between', '50', '20'), 'The first number is larger than the second.'],
    ['scope', where('price', 'greater', '1,299.00'), 'Enter a number, such as 20.'],
    ['scope', where('price', 'empty'), undefined],
    ['scope', where('published', 'yes'), undefined],
    ['scope', where('column:Care', 'greater', '3'), undefined],
  ])('mass-compare-price: %s %j', (key, value, text) => {
    const problem = validate(price, { ...defaultOptions(price), [key]: value })[key]
    expect(problem && wordProblem(problem)).toBe(text)
  })

  test.each<[key: string, value: unknown, text: string | undefined]>([
    ['own', 0.000_034_5, undefined],
    ['own', 7.712_345_678e-7, undefined],
    ['own', 1_100_000.5, undefined],
    ['own', 1e-20, 'Enter a number from 0.000000001 to 1,000,000,000.'],
    ['own', 0, 'Enter a number from 0.000000001 to 1,000,000,000.'],
    ['own', -1, 'Enter a number from 0.000000001 to 1,000,000,000.'],
    ['own', 1.234_567_890_123_456e-4, 'Use at most 18 decimals.'],
    ['ending', '.99', 'Prices in JPY do not end like this. Choose another ending.'],
    ['ending', '00', undefined],
    ['to', 'EUR', 'These two values must be different.'],
  ])('currency-converter: %s %j', (key, value, text) => {
    const options = { ...defaultOptions(converter), from: 'EUR', to: 'JPY', rate: 'own', own: 2 }
    const problem = validate(converter, { ...options, [key]: value })[key]
    expect(problem && wordProblem(problem)).toBe(text)
  })

  test('an image is a whole number of pixels wide', () => {
    const { side } = validate(compression, { ...defaultOptions(compression), side: 800.5 })
    expect(side && wordProblem(side)).toBe('Enter a whole number.')
  })

  test.each<[value: number, text: string | undefined]>([
    [0.5, undefined],
    [12.125, undefined],
    [1_000_000, undefined],
    [0, 'Enter a number from 0.01 to 1,000,000.'],
  ])('mass-compare-price: %d in money', (by, text) => {
    const problem = validate(price, { ...defaultOptions(price), unit: 'money', by }).by
    expect(problem && wordProblem(problem)).toBe(text)
  })

  test.each<[key: string, value: unknown, text: string | undefined]>([
    ['map', { Acme: 'Acme Ltd' }, undefined],
    ['map', { Acme: '' }, 'Enter or choose a value.'],
    ['map', { Acme: 'A' }, 'Use at least 2 characters.'],
    ['map', { Acme: 'A'.repeat(256) }, 'Use at most 255 characters.'],
    ['empty', '', undefined],
    ['empty', ' A ', 'Use at least 2 characters.'],
  ])('bulk-vendor-change: %s %j', (key, value, text) => {
    const problem = validate(vendor, { ...defaultOptions(vendor), [key]: value })[key]
    expect(problem && wordProblem(problem)).toBe(text)
  })

  test.each<[key: string, value: unknown, text: string | undefined]>([
    ['rules', [{ tag: 'Linen', when: { kind: 'contains', text: 'linen' } }], undefined],
    ['rules', [{ tag: '', when: { kind: 'on-sale' } }], 'Enter or choose a value.'],
    ['rules', [{ tag: 'a, b', when: { kind: 'on-sale' } }], 'A tag cannot contain a comma.'],
    ['rules', [{ tag: 'a', when: { kind: 'type', text: ' ' } }], 'Enter or choose a value.'],
    ['take', ['old, new'], 'A tag cannot contain a comma.'],
    ['words', [], undefined],
    ['words', ['size'], 'Enter or choose a value.'],
    ['max', 251, 'Enter a number from 1 to 250.'],
  ])('auto-tag: %s %j', (key, value, text) => {
    const problem = validate(tags, { ...defaultOptions(tags), [key]: value })[key]
    expect(problem && wordProblem(problem)).toBe(text)
  })

  test.each<[key: string, value: unknown, text: string | undefined]>([
    ['from', 'EU', undefined],
    ['to', 'US', undefined],
    ['to', 'AU', 'Enter or choose a value.'],
    ['kind', { Boots: 'shoes' }, undefined],
    ['kind', { Boots: 'hats' }, 'Enter or choose a value.'],
    ['chart', { name: 'Sizes.CSV', text: 'US,EU' }, undefined],
    ['chart', { name: 'sizes.pdf', text: 'US,EU' }, 'Choose a CSV, XLSX file.'],
    ['chart', { name: 'sizes.csv', text: 'x'.repeat(65_537) }, 'Choose a file of at most 64 KB.'],
    ['chart', 'sizes.csv', 'Choose a CSV, XLSX file.'],
  ])('size-exchanger: %s %j', (key, value, text) => {
    const problem = validate(sizes, { ...defaultOptions(sizes), [key]: value })[key]
    expect(problem && wordProblem(problem)).toBe(text)
  })

  test('of two choices that must differ are at the second', () => {
    const problems = validate(sizes, { ...defaultOptions(sizes), from: 'US', to: 'US' })
    expect(Object.keys(problems)).toEqual(['to'])
    expect(problems.to && wordProblem(problems.to)).toBe('These two values must be different.')
  })

  test.each<[set: Options, text: string | undefined]>([
    [{ pattern: '(', regex: false }, undefined],
    [{ pattern: ' - ', regex: true }, undefined],
    [{ pattern: '(', regex: true }, 'This pattern is not valid: a round bracket has no partner.'],
  ])('variant-title-fixer: %j', (set, text) => {
    const { pattern: problem } = validate(variants, { ...defaultOptions(variants), ...set })
    expect(problem && wordProblem(problem)).toBe(text)
  })

  test('say which part of a map or a list they are about', () => {
    const options = { ...defaultOptions(vendor), map: { Acme: 'Acme Ltd', Zeta: 'Z' } }
    expect(validate(vendor, options).map?.part).toBe('Zeta')
    const { take } = validate(tags, { ...defaultOptions(tags), take: ['a', 'b,c'] })
    expect(take?.part).toBe(1)
  })

  test.each<[rules: Options['rules'], part: number, control: string]>([
    [[{ when: { kind: 'on-sale' }, tag: 'sale, outlet' }], 0, 'tag'],
    [[{ when: { kind: 'contains', text: '' }, tag: 'sale, outlet' }], 0, 'tag'],
    [
      [
        { when: { kind: 'on-sale' }, tag: 'sale' },
        { when: { kind: 'vendor', text: '' }, tag: 'a' },
      ],
      1,
      'text',
    ],
  ])('say which rule and which of its controls they are about: %j', (rules, part, control) => {
    const found = validate(tags, { ...defaultOptions(tags), rules })
    expect(found.rules).toMatchObject({ part, control })
  })

  test('of hidden options do not count', () => {
    const options = { ...defaultOptions(price), action: 'clear', by: 0 }
    expect(validate(price, options)).toEqual({})
    expect(price.filter((field) => isShown(price, field, options)).map(({ key }) => key)).toEqual([
      'action',
      'gift',
      'columns',
      'scope',
    ])
  })
})

describe('options of unknown origin', () => {
  test('keep valid values and default the others', () => {
    expect(parseOptions(price, { by: 15 })).toEqual({ ...defaultOptions(price), by: 15 })
    const money = { unit: 'money', by: 750.5 }
    expect(parseOptions(price, money)).toEqual({ ...defaultOptions(price), ...money })
    const hidden = { action: 'clear', by: 0, columns: ['Price'] }
    expect(parseOptions(price, hidden)).toEqual({
      ...defaultOptions(price),
      action: 'clear',
      columns: ['Price'],
    })
  })

  test.each<[value: unknown, text: string]>([
    [null, 'The options are not an object.'],
    [[], 'The options are not an object.'],
    [{ by: '15' }, '“by”: Enter a number, such as 30.'],
    [{ rate: 1 }, 'There is no option “rate”. The options are action, by,'],
    [JSON.parse('{"__proto__": 1}'), 'There is no option “__proto__”.'],
  ])('%j is refused', (value, text) => {
    expect(() => parseOptions(price, value)).toThrow(OptionsError)
    expect(() => parseOptions(price, value)).toThrow(text)
  })
})

describe('settings of the command line', () => {
  test('a choice is read by label, first word or value', () => {
    expect(read('mass-compare-price', 'action=fix-fake-discounts', 'ending=.95')).toMatchObject({
      action: 'fix',
      ending: '.95',
    })
    expect(read('mass-compare-price', 'action=fix', 'existing=keep', 'ending=none')).toMatchObject({
      action: 'fix',
      existing: 'keep',
      ending: 'none',
    })
    expect(
      read('remove-track-quantity', 'which=only-variants-with-a-quantity-of-0-or-less').which,
    ).toBe('zero')
    expect(read('remove-track-quantity', 'which=service').which).toBe('service')
  })

  test('numbers, toggles and texts', () => {
    expect(read('mass-compare-price', 'by=12.5', 'mend=false')).toMatchObject({
      by: 12.5,
      mend: false,
    })
    expect(read('bulk-vendor-change', 'empty=No = name').empty).toBe('No = name')
    expect(read('mass-compare-price', 'by=0.5', 'unit=money')).toMatchObject({
      by: 0.5,
      unit: 'money',
    })
    expect(() => read('mass-compare-price', 'by=0.5', 'unit=percent')).toThrow('from 1 to 500')
  })

  test('what is repeated adds up, and replaces the default', () => {
    expect(
      read('auto-tag', 'words=season', 'words=audience', 'take=old', 'take=new'),
    ).toMatchObject({ words: ['season', 'audience'], take: ['old', 'new'] })
    expect(read('auto-tag', 'words=').words).toEqual([])
    expect(read('bulk-vendor-change', 'map.Acme Inc.=Acme', 'map.ACME=Acme').map).toEqual({
      'Acme Inc.': 'Acme',
      ACME: 'Acme',
    })
  })

  test('answers for product types, and files', () => {
    expect(
      read('size-exchanger', 'kind.Boots & co=shoes', 'kind.=clothes', 'who.Boots & co=men'),
    ).toMatchObject({
      kind: { 'Boots & co': 'shoes', '': 'clothes' },
      who: { 'Boots & co': 'men' },
    })
    const { chart } = parseSettings(
      sizes,
      automationTexts['size-exchanger'],
      ['chart=sizes.csv'],
      undefined,
      (path) => ({ name: path, text: 'US,EU' }),
    )
    expect(chart).toEqual({ name: 'sizes.csv', text: 'US,EU' })
    expect(read('size-exchanger', 'chart=none').chart).toBeNull()
  })

  test.each<[setting: string, own: number]>([
    ['own=0.0000345', 0.000_034_5],
    ['own=0,0000345', 0.000_034_5],
    ['own=3.45e-5', 0.000_034_5],
    ['own=0,345', 0.345],
    ['own=28985,5', 28_985.5],
    ['own=1e-7', 1e-7],
  ])('a number is read from %s', (setting, own) => {
    expect(read('currency-converter', 'rate=own', setting).own).toBe(own)
  })

  test.each(['own=1,150', 'own=1,000,000', 'own=1.150,5', 'own=,'])(
    'what %s means is not guessed',
    (setting) => {
      expect(() => read('currency-converter', 'rate=own', setting)).toThrow('such as 1.15')
    },
  )

  test('rules and filters', () => {
    expect(
      read(
        'auto-tag',
        'rules.Linen=contains:linen',
        'rules.Cheap=price:..20',
        'rules.Large=option:Size:XL',
        'rules.Sale=on-sale',
        'scope.vendor=Acme',
        'scope.vendor=Zeta',
        'scope.price=10..50',
        'scope.option.Size=XL',
        'scope.any-variant.price=..9,5',
        'scope.any-variant.option.Size=S',
        'scope.any-variant.option.Size=M',
      ),
    ).toMatchObject({
      rules: [
        { tag: 'Linen', when: { kind: 'contains', text: 'linen' } },
        { tag: 'Cheap', when: { kind: 'price', min: null, max: 20 } },
        { tag: 'Large', when: { kind: 'option', name: 'Size', text: 'XL' } },
        { tag: 'Sale', when: { kind: 'on-sale' } },
      ],
      scope: {
        match: 'all',
        conditions: [
          { on: 'vendor', is: 'is', values: ['Acme', 'Zeta'] },
          { on: 'price', is: 'between', values: ['10', '50'] },
          { on: 'option:Size', is: 'is', values: ['XL'] },
          { on: 'price', is: 'between', values: ['', '9.5'], of: 'any-variant' },
          { on: 'option:Size', is: 'is', values: ['S', 'M'], of: 'any-variant' },
        ],
      },
    })
  })

  test.each([
    ['price between 20 and 50,5', 'price', 'between', ['20', '50.5'], undefined],
    ['Vendor is Acme|Zeta', 'vendor', 'is', ['Acme', 'Zeta'], undefined],
    ['option "Shoe size" is not 38', 'option:Shoe size', 'is-not', ['38'], undefined],
    [
      '"Google Shopping / Gender" is empty',
      'column:Google Shopping / Gender',
      'empty',
      [],
      undefined,
    ],
    ['any variant quantity > 0', 'quantity', 'greater', ['0'], 'any-variant'],
    ['on-sale yes', 'on-sale', 'yes', [], undefined],
    ['title starts with New', 'title', 'starts', ['New'], undefined],
  ])('scope.where=%s', (text, on, is, values, of) => {
    const condition = of === undefined ? { on, is, values } : { on, is, values, of }
    expect(read('auto-tag', `scope.where=${text}`)).toHaveProperty('scope', {
      match: 'all',
      conditions: [condition],
    })
  })

  test('any condition is enough with scope.match=any', () => {
    expect(
      read('auto-tag', 'scope.where=price > 5', 'scope.match=any', 'scope.where=cost empty'),
    ).toMatchObject({
      scope: { match: 'any', conditions: [{ on: 'price' }, { on: 'cost', is: 'empty' }] },
    })
  })

  test('a scope is read from JSON', () => {
    const scope = { match: 'any', conditions: [{ on: 'sku', is: 'starts', values: ['A-'] }] }
    expect(read('auto-tag', `scope=${JSON.stringify(scope)}`)).toHaveProperty('scope', scope)
  })

  test.each<[slug: (typeof fileAutomationSlugs)[number], setting: string, text: string]>([
    ['auto-tag', 'scope.where=price', '“price” is no condition. Write it as: price between'],
    ['auto-tag', 'scope.where=colour is red', '“colour” cannot be compared. Use vendor, type,'],
    ['auto-tag', 'scope.where=price contains 5', '“price contains 5” has no comparison.'],
    ['auto-tag', 'scope.where=any variant vendor is A', 'variants have no fact of their own here.'],
    ['auto-tag', 'scope.where=price between 50 and 20', 'The first number is larger'],
    ['auto-tag', 'scope.match=some', 'Enter or choose a value.'],
    ['auto-tag', 'scope=vendor', '“vendor” is no scope in JSON.'],
    ['mass-compare-price', 'by', '“by” is not a setting. Write it as key=value.'],
    ['mass-compare-price', 'rate=1', 'There is no option “rate”.'],
    [
      'mass-compare-price',
      'by=0',
      '“by=0”: Enter a number from 1 to 500. It takes a number from 1 to 500; with unit=money from 0.01 to 1000000.',
    ],
    ['mass-compare-price', 'mend=yes', 'It takes true or false.'],
    ['mass-compare-price', 'ending=.5', 'It takes one of .99, .95, .90, .00, whole, 00, none.'],
    ['mass-compare-price', 'by.x=1', '“by” has no parts.'],
    [
      'remove-track-quantity',
      'which=only',
      'It takes one of all, only-variants-with-a-quantity-of-0-or-less',
    ],
    ['bulk-vendor-change', 'map=Acme', 'It takes a new name for an old one'],
    [
      'variant-title-fixer',
      'names.Color=Color',
      '“names.Color=Color”: These two values must be different.',
    ],
    ['auto-tag', 'rules.X=colour:red', '“colour:red” is no condition.'],
    ['auto-tag', 'scope.colour=red', '“scope.colour” is no filter.'],
    ['auto-tag', 'scope.any-variant.vendor=A', '“scope.any-variant.vendor” is no filter.'],
  ])('%s %s is refused', (slug, setting, text) => {
    expect(() => read(slug, setting)).toThrow(text)
  })

  test('a value is set once', () => {
    expect(() => read('mass-compare-price', 'by=1', 'by=2')).toThrow('“by” is set twice.')
  })

  test('every default can be written as it is listed', () => {
    for (const slug of fileAutomationSlugs) {
      for (const option of describeOptions(automationFields[slug], automationTexts[slug])) {
        for (const value of option.values ?? []) {
          const key = option.kind === 'by-type' ? `${option.key}.Boots` : option.key
          expect(read(slug, `${key}=${value}`)).toHaveProperty(option.key)
        }
      }
    }
  })
})

describe('texts', () => {
  test('have the same values in both languages', () => {
    expect(shape(automationTextsIt)).toEqual(shape(automationTexts))
    expect(shape(problemTextsIt)).toEqual(shape(problemTexts))
  })

  test('are filled in, with numbers in the way of the language', () => {
    expect(fillIn('{n}% lower', { n: 59.5 }, 'it')).toBe('59,5% lower')
    expect(fillIn('{a} {b} {constructor}', { a: 'x$&' }, 'en')).toBe('x$& {b} {constructor}')
  })

  test('of options keep their order', () => {
    expect(tracking.map(({ key }) => key)).toEqual(['which', 'policy', 'qty', 'back', 'scope'])
  })
})

describe('options of the importers', () => {
  const list = automationFields['bulk-products-importer']
  const readList = (...settings: string[]) =>
    parseSettings(list, automationTexts['bulk-products-importer'], settings)

  test('targets, columns, options and formats of numbers', () => {
    const settings = ['map.Artikel-Nr.=sku', 'map.a.b=option:Color', 'map.Gewicht=weight:kg']
    expect(
      readList(...settings, 'group=by-title', 'options.Farbe=Color', 'numbers=1.234,50'),
    ).toMatchObject({
      map: { 'Artikel-Nr.': 'sku', 'a.b': 'option:Color', Gewicht: 'weight:kg' },
      group: 'by-title',
      options: { Farbe: 'Color' },
      numbers: 'comma',
    })
  })

  test.each(['map.a=price list', 'map.a=option', 'map.a=weight:t', 'map.a=sku:x', 'map=sku'])(
    '%s is no target',
    (setting) => expect(() => readList(setting)).toThrow(OptionsError),
  )

  test('a product has at most three options', () => {
    const options = { a: 'A', b: 'B', c: 'C', d: 'D' }
    const { options: problem } = validate(list, { ...defaultOptions(list), options })
    expect(problem && wordProblem(problem)).toBe('Use at most 3.')
  })

  test.each([
    ['', 'not-an-address'],
    ['example.com', 'not-an-address'],
    ['ftp://example.com', 'not-an-address'],
    ['https://example.com/tee', undefined],
  ])('the address %j of a page: %s', (address, code) => {
    const fields = automationFields['product-importer']
    const options = { ...defaultOptions(fields), source: 'address', address }
    const problems = validate(fields, options)
    expect(problems.address?.code).toBe(code)
    expect(problems.rights?.code).toBe('not-on')
  })
})
