import {
  automationFields,
  automationSlugs,
  automationTexts,
  defaultOptions,
  type AutomationSlug,
  type OptionField,
  type Scope,
  type ScopeCondition,
} from '@dropwatt/automations/options'
import { automationTextsIt } from '@dropwatt/automations/it'
import { describe, expect, test } from 'vitest'
import { benchEn } from '../texts/en.ts'
import { texts as benchIt } from '../texts/it.ts'
import { clausesOf, mentionedIn, stepSummary } from './stepSummary.ts'

function summaryOf(
  slug: AutomationSlug,
  options: object = {},
  { language = 'en', header }: { language?: 'en' | 'it'; header?: readonly string[] } = {},
): string {
  const texts = language === 'en' ? automationTexts : automationTextsIt
  const words = (language === 'en' ? benchEn : benchIt).summary
  return stepSummary(
    { slug, options: { ...defaultOptions(automationFields[slug]), ...options } },
    { automation: texts[slug], words, language, conditionText },
    header,
  )
}

const conditionText = ({ on, is, values }: ScopeCondition) => [on, is, ...values].join(' ')

const scope: Scope = {
  match: 'all',
  conditions: [
    { on: 'price', is: 'between', values: ['20', '50'] },
    { on: 'option:Color', is: 'is', values: ['Nero'] },
  ],
}

test.each<[AutomationSlug, object, string, string]>([
  [
    'mass-compare-price',
    { scope },
    'Compare-at price +30%, ending .99 · price between 20 50, option:Color is Nero',
    'Prezzo di confronto +30%, finale .99 · price between 20 50, option:Color is Nero',
  ],
  [
    'mass-compare-price',
    { by: 4.5, unit: 'money', ending: '9', existing: 'keep', gift: false, history: false },
    'Compare-at price +4.5, whole, ending in 9, only empty cells, gift cards too',
    'Prezzo di confronto +4,5, interi che finiscono per 9, solo celle vuote, anche i buoni regalo',
  ],
  [
    'mass-compare-price',
    { action: 'clear' },
    'Compare-at price cleared',
    'Prezzo di confronto svuotato',
  ],
  [
    'currency-converter',
    { from: 'EUR', to: 'JPY', rate: 'own', own: 161.234_567, into: 'Price / Japan', floor: 10 },
    'EUR to JPY, own rate 161.234567, in Price / Japan, never below cost +10%',
    'Da EUR a JPY, cambio proprio 161,234567, in Price / Japan, mai sotto il costo +10%',
  ],
  [
    'bulk-vendor-change',
    { map: { one: 'Two' }, scope: [{ kind: 'title', text: 'x' }] },
    'Vendors renamed: one → Two, different spellings merged · title contains x',
    'Fornitori rinominati: one → Two, grafie diverse unite · title contains x',
  ],
  [
    'bulk-vendor-change',
    { map: { a: 'aa', b: 'bb', c: 'cc' }, suggest: false },
    'Vendors renamed: 3',
    'Fornitori rinominati: 3',
  ],
  [
    'auto-tag',
    { old: 'replace', max: 5 },
    'Tags for colour and material, existing tags replaced, at most 5',
    'Tag per colore e materiale, tag esistenti sostituiti, al massimo 5',
  ],
  [
    'remove-track-quantity',
    { which: 'zero', policy: true },
    'Quantities of 0 or less no longer tracked, sold when out of stock',
    'Quantità di 0 o meno non più monitorate, vendita anche se esaurito',
  ],
  [
    'size-exchanger',
    { kind: { Summer: 'shoes' }, chart: { name: 'sizes.csv', text: 'US,EU' } },
    'Sizes to EU, table in the description, own size chart sizes.csv · Size category: 1',
    'Taglie in EU, tabella nella descrizione, tabella propria sizes.csv · Categoria di taglia: 1',
  ],
  [
    'variant-title-fixer',
    { names: { Colore: 'Color' }, pattern: 'ml', with: ' ml' },
    'Options renamed: Colore → Color, “ml” replaced with “ ml”, extra spaces removed',
    'Opzioni rinominate: Colore → Color, “ml” sostituito con “ ml”, spazi in più rimossi',
  ],
  [
    'remove-metadata',
    { fields: ['Care (product.metafields.custom.care)'], seo: true },
    'Metafields not in the download: Care, SEO title and SEO description cleared',
    'Metafield fuori dal download: Care, titolo SEO e descrizione SEO svuotati',
  ],
  [
    'ai-copy-optimizer',
    { parts: ['title', 'description'], clean: ['emoji', 'years', 'sales'] },
    'Title and description without emoji, years, and sales phrases',
    'Titolo e descrizione senza emoji, anni e frasi promozionali',
  ],
  ['product-translation', { to: 'de' }, 'Translated into German (de)', 'Tradotto in: tedesco (de)'],
  [
    'cogs-monitor',
    { work: 'prices', vat: 22 },
    'Prices for 40% margin, where sold at a loss, ending .99, VAT 22% included',
    'Prezzi per un margine del 40%, dove si vende in perdita, finale .99, IVA 22% inclusa',
  ],
  ['product-importer', { price: 'multiply' }, 'Prices × 2', 'Prezzi × 2'],
  [
    'bulk-products-importer',
    { match: 'sku', update: ['price', 'inventory'] },
    'Update by SKU: price and quantity',
    'Aggiornamento per SKU: prezzo e quantità',
  ],
  [
    'image-compression',
    { mode: 'small' },
    'WEBP, quality 75, longest side 2,048 px',
    'WEBP, qualità 75, lato più lungo 2048 px',
  ],
  [
    'remove-background',
    { shadow: false },
    'Background removed, WEBP, shadow kept',
    'Sfondo rimosso, WEBP, ombra mantenuta',
  ],
  [
    'swappable-background',
    { template: 'sand' },
    'Background: sand, 2,048 × 2,048',
    'Sfondo: sabbia, 2.048 × 2.048',
  ],
  [
    'dynamic-watermark',
    {},
    'Watermark “{vendor} · {sku}”, bottom right, size 12%, opacity 60%',
    'Filigrana “{vendor} · {sku}”, in basso a destra, dimensione 12%, opacità 60%',
  ],
])('%s with %j reads like a sentence in each language', (slug, options, english, italian) => {
  expect(summaryOf(slug, options)).toBe(english)
  expect(summaryOf(slug, options, { language: 'it' })).toBe(italian)
})

test.each([
  ['without a file', undefined],
  ['with a file of the same names', ['Compare-at price']],
  ['with an older file', ['Variant Compare At Price']],
])('a column is the default whatever its name is, %s', (_, header) => {
  for (const name of ['Compare-at price', 'Variant Compare At Price']) {
    expect(summaryOf('mass-compare-price', { columns: [name] }, header && { header })).toBe(
      'Compare-at price +30%, ending .99',
    )
  }
})

test('adds options without a phrase by their label', () => {
  expect(summaryOf('mass-compare-price', { columns: ['Compare-at price / Canada'] })).toBe(
    'Compare-at price +30%, ending .99 · Columns to change: Compare-at price / Canada',
  )
  expect(summaryOf('ai-copy-optimizer', { locked: ['one', 'two', 'three'] })).toBe(
    'Title cleaned up · Never change these words: 3',
  )
})

test('options that an old job lacks say nothing', () => {
  const words = { automation: automationTexts['auto-tag'], words: benchEn.summary, language: 'en' }
  expect(stepSummary({ slug: 'auto-tag', options: { max: 5 } }, { ...words, conditionText })).toBe(
    'At most 5',
  )
})

describe.each(automationSlugs)('the phrases of %s', (slug) => {
  const { summary } = automationTexts[slug]
  const fields: ReadonlyMap<string, OptionField> = new Map(
    automationFields[slug].map((field) => [field.key, field]),
  )

  test('name its options and their values', () => {
    for (const [condition, phrase] of Object.entries(summary)) {
      for (const key of mentionedIn(phrase)) expect([...fields.keys()]).toContain(key)
      for (const { key, values } of clausesOf(condition)) {
        const field = fields.get(key)
        if (!field) throw new Error(`${slug} has no option ${key}.`)
        const choices: readonly string[] =
          'choices' in field ? field.choices : field.kind === 'prices' ? ['base'] : []
        expect(choices.length > 0 ? choices : values).toEqual(expect.arrayContaining([...values]))
      }
    }
  })

  test('have the same order and values in Italian', () => {
    const italian: Readonly<Record<string, string>> = automationTextsIt[slug].summary
    expect(Object.keys(italian)).toEqual(Object.keys(summary))
    for (const [condition, phrase] of Object.entries<string>(summary)) {
      expect(mentionedIn(italian[condition] ?? '')).toEqual(mentionedIn(phrase))
    }
  })

  test('say something with the defaults', () => {
    expect(summaryOf(slug)).not.toBe('')
  })
})
