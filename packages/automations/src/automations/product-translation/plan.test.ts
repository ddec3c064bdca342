import { describe, expect, test } from 'vitest'
import {
  runSync,
  OpenFile,
  planAutomation,
  Preview,
  TranslationList,
  type GlossaryTerm,
  type SavedTranslation,
  type TranslationSources,
} from '../../index.ts'
import type { Options } from '../../options.ts'
import { openExport, planned as plannedFor, type Planned } from '../test/planned.ts'

const header = 'Type,Identification,Field,Locale,Market,Status,Default content,Translated content'

function fileOf(rows: readonly string[]): string {
  return `${[header, ...rows].join('\n')}\n`
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Gives rows of one product in German: a field, a text, and a translation if there is one. */
function texts(...rows: readonly (readonly [field: string, source: string, after?: string])[]) {
  return fileOf(
    rows.map(([field, source, after = '']) =>
      ["PRODUCT,'1", field, 'de', '', '', quote(source), after === '' ? '' : quote(after)].join(
        ',',
      ),
    ),
  )
}

const inGerman = (pairs: Readonly<Record<string, string>>): SavedTranslation[] =>
  Object.entries(pairs).map(([source, translation]) => ({ source, locale: 'de', translation }))

const terms = (pairs: Readonly<Record<string, string>>): GlossaryTerm[] =>
  Object.entries(pairs).map(([term, translation]) => ({ term, locale: 'de', translation }))

function planned(
  text: string,
  set: Options,
  saved: readonly SavedTranslation[] = [],
  glossary: readonly GlossaryTerm[] = [],
  others: TranslationSources = {},
): Planned {
  const translations = { memory: { saved, glossary }, ...others }
  return plannedFor('product-translation', text, set, { translations })
}

/** Lists what each text becomes, without what is the same in all of them. */
function changes(...values: Parameters<typeof planned>): readonly string[] {
  return planned(...values).changes.map((each) => each.replace(' Translated content:', ''))
}

test('saved translations fill the same texts, whatever their spaces', () => {
  const text = texts(
    ['title', 'Cotton  tee '],
    ['meta_title', 'Cotton Tee'],
    ['body_html', '<p>Soft\r\n tee</p>'],
  )
  const saved = inGerman({
    'Cotton tee': 'Baumwoll-T-Shirt',
    '<p>Soft tee</p>': '<p>Weiches\n„T-Shirt“</p>',
  })
  expect(changes(text, { match: 100 }, saved)).toEqual([
    '1  → Baumwoll-T-Shirt',
    '3  → <p>Weiches\n„T-Shirt“</p>',
  ])
})

test('the most similar saved text is filled for review', () => {
  const text = texts(['title', 'Heavyweight cotton tee, 220 g'])
  const saved = inGerman({
    'Heavyweight cotton tees, 220 g': 'Schwere Baumwoll-T-Shirts, 220 g',
    'Heavyweight cotton tee, 180 g': 'Schweres Baumwoll-T-Shirt, 180 g',
    'Heavyweight linen shirt, 220 g': 'Schweres Leinenhemd, 220 g',
  })
  expect(changes(text, {}, saved)).toEqual([
    '1  → Schwere Baumwoll-T-Shirts, 220 g [review: match 96]',
  ])
  expect(changes(text, { match: 97 }, saved)).toEqual([])
  expect(changes(text, {}, saved.slice(1))).toEqual([
    '1  → Schweres Baumwoll-T-Shirt, 180 g [review: match 93] [review: missing 220 g]',
  ])
})

test('the glossary fills texts that it covers wholly', () => {
  const glossary = terms({
    sand: 'Sand',
    black: 'schwarz',
    'black tea': 'Schwarztee',
    large: 'groß',
    'size (EU)': 'Größe (EU)',
    'Nord & Co': 'Nord & Co',
  })
  const text = texts(
    ['name', 'Black tea / Large'],
    ['name', 'BLACK'],
    ['name', 'black'],
    ['name', 'Sand, 39'],
    ['name', 'Blackberry'],
    ['name', 'Black mug'],
    ['name', 'Size (EU) 39'],
    ['body_html', '<p>Large <b>{{ shop.name }}</b></p>'],
    ['name', 'Nord & Co'],
    ['name', '{{ shop.name }} 39'],
  )
  expect(changes(text, {}, [], glossary)).toEqual([
    '1  → Schwarztee / Groß',
    '2  → SCHWARZ',
    '3  → schwarz',
    '4  → Sand, 39',
    '7  → Größe (EU) 39',
    '8  → <p>Groß <b>{{ shop.name }}</b></p>',
    '9  → Nord & Co',
  ])
})

test('saved translations precede the glossary, which precedes similar texts', () => {
  const glossary = terms({ 'black mug': 'Glossar' })
  const saved = inGerman({ 'Black mug': 'Gleich', 'Black mugs': 'Ähnlich' })
  expect(changes(texts(['title', 'Black mug']), {}, saved, glossary)).toEqual(['1  → Gleich'])
  expect(changes(texts(['title', 'Black mug']), {}, saved.slice(1), glossary)).toEqual([
    '1  → Glossar',
  ])
  expect(changes(texts(['title', 'Black mug']), { fill: ['glossary'] }, saved, [])).toEqual([])
})

test('existing translations stay, unless the member wants them replaced', () => {
  const text = texts(['title', 'Mug', 'Tasse'], ['name', 'Mug', 'Becher'], ['alt', 'Mug'])
  const saved = inGerman({ Mug: 'Becher' })
  expect(changes(text, {}, saved)).toEqual(['3  → Becher'])
  expect(changes(text, { empty: false }, saved)).toEqual(['1 Tasse → Becher', '3  → Becher'])
  const { plan } = planned(texts(['title', 'Mug', 'Becher']), {}, saved)
  expect(plan.nothing).toBe('all-filled')
})

test('handles, tags, SKUs and what the member names are never translated', () => {
  const saved = inGerman({ Mug: 'Becher' })
  const text = texts(
    ['handle', 'Mug'],
    ['tags', 'Mug'],
    ['sku', 'Mug'],
    ['alt', 'Mug'],
    ['title', 'Mug'],
  )
  expect(changes(text, { never: ['alt'] }, saved)).toEqual(['5  → Becher'])
  expect(changes(text, { never: ['Mug'] }, [], terms({ Mug: 'Becher' }))).toEqual([])
})

test.each([
  ['Canvas tote | {{ shop.name }}', 'Segeltuchtasche', 'missing {{ shop.name }}'],
  ['Canvas tote | {{ shop.name }}', 'Tasche | {{shop.name}}', undefined],
  ['{% if a %}x{% endif %} tote', '{% if a %} Tasche', 'missing {% endif %}'],
  ['Mug, 1,250.5 ml', 'Becher, 1.250,5 ml', undefined],
  ['Mug, 350 ml', 'كوب ٣٥٠ مل', undefined],
  ['Mug, 350 ml', 'Becher', 'missing 350 ml'],
  ['Fits as EU 39', 'Passt wie EU 40', 'missing EU 39'],
  ['Size XL tee', 'T-Shirt', 'missing XL'],
  ['See https://a.example/b?c=1.', 'Siehe https://a.example/b?c=1', undefined],
  ['By Nord & Co, soft', 'Von Nord und Co, weich', 'missing Nord & Co'],
  ['Size 2 in 1', 'Zwei in 1', 'missing 2'],
])('what a translation lacks: %s, %s', (source, translation, found) => {
  const typed = new Map([[1, translation]])
  const { plan } = planned(texts(['title', source]), { never: ['Nord & Co'] }, [], [], { typed })
  const notes = (plan.notes.get(0) ?? []).map(
    ({ code, values }) => `${code} ${String(values?.name)}`,
  )
  expect(notes).toEqual(found === undefined ? [] : [found])
})

const everyWord = terms(
  Object.fromEntries(
    'count plural select one other item items no hello name price male date short type value text amp collections red your'
      .split(' ')
      .map((word) => [word, word.toUpperCase()]),
  ),
)

test.each([
  ['{count, plural, one {item} other {items}}', '{count, plural, one {ITEM} other {ITEMS}}'],
  [
    '{n, plural, =0 {no items} one {# item} other {# items}}',
    '{n, plural, =0 {NO ITEMS} one {# ITEM} other {# ITEMS}}',
  ],
  [
    '{name, select, male {red} other {{count, plural, one {item} other {items}}}}',
    '{name, select, male {RED} other {{count, plural, one {ITEM} other {ITEMS}}}}',
  ],
  ['item {date, date, short}', 'ITEM {date, date, short}'],
  ['Hello %name%, {{ name }}, {name}, ${price}', 'HELLO %name%, {{ name }}, {name}, ${price}'],
  [
    'Hello :name, %1$s, %(price)s, *|NAME|*, [first_name]',
    'HELLO :name, %1$s, %(price)s, *|NAME|*, [first_name]',
  ],
  ['{% if one %}red{% endif %} item', '{% if one %}RED{% endif %} ITEM'],
  ['Red &amp; item', 'RED &amp; ITEM'],
  ['["red","item"]', '["RED","ITEM"]'],
])('the glossary leaves code alone: %s', (source, translation) => {
  expect(changes(texts(['a.b', source]), {}, [], everyWord)).toEqual([`1  → ${translation}`])
})

test.each([
  '{"type":"text","value":"red"}',
  '/collections/red',
  'gid://shopify/Red/1',
  '{count, plural, one {item other {items}}',
])('a text that is code as a whole has nothing for the glossary: %s', (source) => {
  expect(changes(texts(['a.b', source]), {}, [], everyWord)).toEqual([])
})

const plural = '{n, plural, one {# piece of {name}} other {# pieces of {name}}}'
const richText = '{"type":"text","value":"Red"}'

test.each([
  ['de', plural, '{n, plural, one {# Stück {name}} other {# Stück {name}}}', undefined],
  ['de', plural, '{n, plural, other {# Stück {name}}}', 'missing one'],
  ['de', plural, '{n, plural, one {# Stück {name}} other {# Stück {name}}', 'missing }'],
  ['de', plural, '{n, Mehrzahl, ein {# Stück} andere {# Stück}}', 'missing {n, plural}'],
  ['de', plural, '{m, plural, one {# {name}} other {# {name}}}', 'missing {n, plural}'],
  ['de', plural, '{n, plural, one {ein {name}} other {viele {name}}}', 'missing #'],
  ['de', plural, '{n, plural, one {# Stück} other {# Stück}}', 'missing {name}'],
  ['pl', plural, '{n, plural, one {# {name}} other {# {name}}}', 'missing few, many'],
  [
    'pl',
    plural,
    '{n, plural, one {# {name}} few {# {name}} many {# {name}} other {# {name}}}',
    undefined,
  ],
  ['ja', plural, '{n, plural, other {# {name}}}', undefined],
  ['it', plural, '{n, plural, one {# {name}} other {# {name}}}', undefined],
  ['de', '{x, select, yes {A} other {B}}', '{x, select, ja {A} other {B}}', 'missing yes'],
  [
    'de',
    '{n, plural, =0 {none} one {#} other {#}}',
    '{n, plural, one {#} other {#}}',
    'missing =0',
  ],
  ['de', '{d, date, short}', '{d, date, long}', 'missing {d, date}'],
  ['de', 'Hello %name%', 'Hallo %Name%', 'missing %name%'],
  ['de', 'Hello :name', 'Hallo', 'missing :name'],
  ['de', 'Pay ${price} now', 'Jetzt {price} zahlen', 'missing ${price}'],
  ['de', richText, '{"type":"text","value":"Rot"}', undefined],
  ['de', richText, '{"type":"text","wert":"Rot"}', 'missing value'],
  ['de', richText, '{"type":"Text","value":"Rot"}', 'missing type'],
  ['de', '["Red","Blue"]', '["Rot"]', 'missing value'],
])('a saved translation into %s is checked: %s, %s', (locale, source, translation, found) => {
  const text = texts(['a.b', source]).replace(',de,', `,${locale},`)
  const { plan } = planned(text, { to: locale }, [{ source, locale, translation }])
  const notes = plan.notes.get(0) ?? []
  const missing = notes.filter(({ code }) => code === 'missing')
  expect(missing.map(({ code, values }) => `${code} ${String(values?.name)}`)).toEqual(
    found === undefined ? [] : [found],
  )
  expect(missing.every(({ tone }) => tone === 'review')).toBe(true)
})

test('a translation of JSON that is no JSON is not applied', () => {
  const saved = inGerman({ [richText]: '{"type":"text","value":"„Rot""}' })
  expect(changes(texts(['value', richText]), {}, saved)).toEqual([
    '1  → {"type":"text","value":"„Rot""} [conflict: broken-json]',
  ])
})

test.each([
  ['<p>Soft <b>tee</b></p>', '<p>Weiches <b>T-Shirt</b></p>', false],
  ['<p>Soft <b>tee</b></p>', '<p>Weiches <b>T-Shirt</p>', true],
  ['<p>Soft <b>tee</b></p>', '<b>Weiches</b> <p>T-Shirt</p>', true],
  ['<p>Soft<br>tee</p>', '<P>Weiches<br />T-Shirt</P>', false],
  ['<p class="a">Tee</p>', '<p class="b">T-Shirt</p>', true],
  ['<a href="/a?b=1&amp;c" title="Go">x</a>', '<a title="Los" href="/a?b=1&c">x</a>', false],
  ['Tee', '<script>alert(1)</script>', true],
  ['Sizes < 40', 'Größen < 40', false],
])('broken HTML is not applied: %s, %s', (source, translation, isBroken) => {
  const typed = new Map([[1, translation]])
  const { plan } = planned(texts(['body_html', source]), {}, [], [], { typed })
  const codes = (plan.notes.get(0) ?? []).map(({ tone, code }) => `${tone} ${code}`)
  expect(codes.includes('conflict broken-html')).toBe(isBroken)
})

test('a much longer translation of a longer text needs review', () => {
  const typed = new Map([
    [1, 'Ein sehr weiches T-Shirt aus schwerer Baumwolle'],
    [2, 'Rotbraun'],
  ])
  const text = texts(['title', 'A very soft heavy tee'], ['name', 'Tan'])
  expect(changes(text, {}, [], [], { typed })).toEqual([
    '1  → Ein sehr weiches T-Shirt aus schwerer Baumwolle [review: longer 124]',
    '2  → Rotbraun',
  ])
})

test('typed texts precede all others, unless they are empty', () => {
  const saved = inGerman({ Mug: 'Becher' })
  const text = texts(['title', 'Mug', 'Tasse'], ['alt', 'Mug'], ['name', 'Mug'])
  const typed = new Map([
    [1, 'Krug'],
    [2, ''],
  ])
  expect(changes(text, {}, saved, [], { typed })).toEqual(['1 Tasse → Krug', '3  → Becher'])
})

test('a service fills remaining texts, which are checked like others', () => {
  const services = {
    service: new Map([
      [
        'de',
        new Map([
          ['Mug, 350 ml', 'Becher'],
          ['Red', 'Rot'],
        ]),
      ],
    ]),
  }
  const text = texts(['title', 'Mug, 350 ml'], ['name', 'Red'])
  const fill = ['glossary', 'service']
  expect(changes(text, { fill }, [], terms({ red: 'rot' }), { services })).toEqual([
    '1  → Becher [review: missing 350 ml]',
    '2  → Rot',
  ])
  expect(changes(text, {}, [], [], { services })).toEqual([])
})

describe('languages and markets', () => {
  const rows = [
    "PRODUCT,'1,title,ar,,,Mug,",
    "PRODUCT,'1,title,pt-BR,,,Mug,",
    "PRODUCT,'1,title,pt-BR,Brazil,,Mug,",
    "PRODUCT,'2,title,pt-BR,Brazil,,Mug,",
  ]
  const saved = [
    { source: 'Mug', locale: 'ar', translation: '\u200Fكوب\u200F' },
    { source: 'Mug', locale: 'pt', translation: 'Caneca' },
  ]

  test('without a choice the first language is filled byte for byte', () => {
    expect(changes(fileOf(rows), {}, saved)).toEqual(['1  → \u200Fكوب\u200F'])
  })

  test('a regional language takes entries of its language', () => {
    expect(changes(fileOf(rows), { to: 'pt_br' }, saved)).toEqual(['2  → Caneca', '4  → Caneca'])
    expect(planned(fileOf(rows), { to: 'de' }, saved).plan.nothing).toBe('no-locale')
  })
})

test('the command line fills texts from files', () => {
  const glossary = { name: 'g.csv', text: 'Term,de,fr\nMug,Becher,Tasse\n' }
  const saved = { name: 's.csv', text: 'English,German\n"Cotton, soft","Baumwolle, weich"\n' }
  const text = texts(['title', 'Mug'], ['alt', 'Cotton, soft'])
  expect(plannedFor('product-translation', text, { glossary, saved }).changes).toEqual([
    '1 Translated content:  → Becher',
    '2 Translated content:  → Baumwolle, weich',
  ])
})

test('a product export is left as it is', () => {
  const products = openExport('Handle,Title\ntee,Tee\n')
  const plan = runSync(planAutomation('product-translation', products, {}))
  expect([plan.patches, plan.nothing]).toEqual([[], 'not-translations'])
})

test('the list shows and counts every text of the language', () => {
  const text = texts(
    ['title', 'Mug, 350 ml'],
    ['alt', 'Red'],
    ['name', 'Blue', 'Blau'],
    ['handle', 'mug'],
    ['body_html', '<p>Tee</p>'],
    ['value', '{{ shop.name }}'],
    ['summary', 'Not known'],
  )
  const file = OpenFile.open(new TextEncoder().encode(text), { name: 'x.csv' })
  const translations = {
    memory: {
      glossary: terms({ red: 'rot' }),
      saved: inGerman({ 'Mug, 350 ml': 'Becher', '<p>Tee</p>': 'T-Shirt' }),
    },
  }
  const plan = runSync(planAutomation('product-translation', file.current, {}, { translations }))
  const preview = new Preview({
    products: file.current,
    plan,
    numberOf: (row) => row + 1,
    lineOf: (row) => row + 1,
  })
  const list = new TranslationList({
    products: file.current,
    plan,
    preview,
    never: [],
    numberOf: (row) => row + 1,
    lineOf: (row) => file.lineOf(row),
  })
  expect(list.counts).toEqual({
    texts: 5,
    filled: 2,
    origins: { saved: 1, glossary: 1, typed: 0, browser: 0, service: 0 },
    empty: 2,
    existing: 1,
    outdated: 0,
    review: 1,
    conflicts: 1,
    excluded: 0,
  })
  const numbers = (filter: Parameters<typeof list.list>[0]['filter'], search = '') => {
    list.list({ filter, search })
    return list.rows(0, 100).map(({ number }) => number)
  }
  expect(numbers('all')).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect(numbers('filled')).toEqual([2, 3])
  expect(numbers('review')).toEqual([2])
  expect(numbers('conflicts')).toEqual([6])
  expect(numbers('all', 'ROT')).toEqual([3])
  expect(numbers('all', '8')).toEqual([8])
  list.list({ filter: 'all', search: '' })
  expect(list.rows(0, 1)).toEqual([
    {
      index: 0,
      row: 1,
      number: 2,
      line: 2,
      name: 'Mug, 350 ml',
      type: 'PRODUCT',
      field: { label: 'title' },
      source: 'Mug, 350 ml',
      placeholders: ['350 ml'],
      translation: 'Becher',
      before: '',
      origin: 'saved',
      needsReview: true,
      notes: [{ code: 'missing', tone: 'review', values: { name: '350 ml' } }],
    },
  ])
  expect(list.untranslated()).toEqual(['Not known'])
  expect(list.nextReview(3, 'next')).toBe(0)
  preview.exclude({ kind: 'row', row: 1 })
  expect(list.counts).toMatchObject({ filled: 1, empty: 3, excluded: 1, review: 0 })
})
