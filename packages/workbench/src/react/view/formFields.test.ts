import {
  automationFields,
  backgroundTemplates,
  automationTexts,
  defaultOptions,
  type ImageSlug,
  type Options,
} from '@dropwatt/automations/options'
import { describe, expect, test } from 'vitest'
import { noChoices } from '../../core/store/noChoices.ts'
import { formFields } from './formFields.ts'
import type { FormFile } from './formFile.ts'

const file: FormFile = { header: [], choices: noChoices, exports: 0, hasJobs: false }
const options = defaultOptions(automationFields['size-exchanger'])

/** The fields of a form that the texts of the file make necessary, or that ask for something. */
function asked(values: typeof options, questions?: FormFile['questions']) {
  const fields = formFields(
    'size-exchanger',
    automationTexts['size-exchanger'],
    values,
    { ...file, questions },
    'en',
  )
  return Object.fromEntries(
    fields.map((field) => [field.key, 'types' in field ? field.types : field.help]),
  )
}

test('asks about product types that a plan needs', () => {
  expect(asked(options)).not.toHaveProperty('kind')
  const questions = { kind: [{ value: 'Summer', count: 3 }], who: [], from: [] }
  expect(asked({ ...options, kind: { Boots: 'shoes' } }, questions)).toMatchObject({
    kind: [{ value: 'Summer', count: 3 }, { value: 'Boots' }],
  })
  expect(asked(options, questions)).not.toHaveProperty('who')
})

test('an option says for how many products it is needed', () => {
  expect(asked(options).from).toBeUndefined()
  const from = [
    { value: 'Boots', count: 1200 },
    { value: '', count: 4 },
  ]
  expect(asked(options, { from }).from).toBe(
    'Products whose sizes fit several systems: 1,204. Choose the system to convert them.',
  )
})

test('a metafield has the name that the store gives it', () => {
  const header = [
    'Handle',
    'Färg (product.metafields.shopify.color-pattern)',
    '(product.metafields.custom.care)',
  ]
  const slug = 'remove-metadata'
  const values = defaultOptions(automationFields[slug])
  const fields = formFields(slug, automationTexts[slug], values, { ...file, header }, 'en')
  const columns = fields.find(({ kind }) => kind === 'columns')
  expect(columns && 'choices' in columns && columns.choices).toEqual([
    { value: header[1], label: 'Färg', hint: 'shopify.color-pattern' },
    { value: header[2], label: header[2] },
  ])
})

test.each([
  ['Status', ['active', 'draft', 'archived'], true],
  ['Requires shipping', ['TRUE', 'FALSE'], false],
  ['Type', undefined, false],
])('the value of %s is one of %j, beside it: %s', (column, choices, isBeside) => {
  const slug = 'edit-columns'
  const header = ['Title', 'Status', 'Requires shipping', 'Type']
  const values = { ...defaultOptions(automationFields[slug], { header }), set: true, column }
  const fields = formFields(slug, automationTexts[slug], values, { ...file, header }, 'en')
  const [columnField, valueField] = ['column', 'value'].map((key) =>
    fields.find((field) => field.key === key),
  )
  const offered = valueField && 'choices' in valueField ? valueField.choices : undefined
  expect(offered?.map(({ value }) => value)).toEqual(choices)
  const areShort = [columnField, valueField].every(
    (field) => field && 'isShort' in field && field.isShort,
  )
  expect(areShort).toBe(isBeside)
})

function fieldsOf(slug: ImageSlug, values: Options, more?: Partial<FormFile>) {
  return formFields(slug, automationTexts[slug], values, { ...file, ...more }, 'en')
}

test('a live file has no option that is about importing it', () => {
  const slug = 'variant-title-fixer'
  const values = defaultOptions(automationFields[slug])
  const keys = (more: Partial<FormFile>) =>
    formFields(slug, automationTexts[slug], values, { ...file, ...more }, 'en').map(
      ({ key }) => key,
    )
  expect(keys({})).toContain('ids')
  expect(keys({ off: {} })).not.toContain('ids')
})

test('the VAT of prices begins empty, as no rate is usual', () => {
  const values = defaultOptions(automationFields['cogs-monitor'])
  const fields = formFields('cogs-monitor', automationTexts['cogs-monitor'], values, file, 'en')
  expect(fields.find(({ key }) => key === 'vat')).toMatchObject({ first: Number.NaN })
})

test('images: hides choices that need a service', async () => {
  const background = defaultOptions(automationFields['remove-background'])
  expect(fieldsOf('remove-background', background).map(({ key }) => key)).toEqual([
    'out',
    'shadow',
    'holes',
    'edge',
    'crop',
  ])
  const metadata = defaultOptions(automationFields['remove-metadata'], { isImages: true })
  const [keep, ...others] = fieldsOf('remove-metadata', metadata)
  expect(others).toEqual([])
  expect(keep).toMatchObject({
    key: 'keep',
    choices: [{ disabled: true }, { disabled: true }, { value: 'copyright' }, { value: 'date' }],
  })
  expect(fieldsOf('remove-metadata', metadata, { hasBoth: true })[0]).toMatchObject({ key: 'what' })
  const compression = defaultOptions(automationFields['image-compression'])
  const hints = { mode: { fast: 'About 30 s', small: 'About 4 min' } }
  expect(fieldsOf('image-compression', compression, { hints })[0]).toMatchObject({
    help: 'Each option shows the estimated time for your files.',
    choices: [{ hint: 'About 30 s' }, { hint: 'About 4 min' }, { value: 'lossless' }],
  })
  expect(fieldsOf('image-compression', compression)[0]?.help).toBeUndefined()

  const swap = { ...defaultOptions(automationFields['swappable-background']), colour: '#aabbb2' }
  const [template] = fieldsOf('swappable-background', swap)
  expect(template && 'choices' in template && template.choices.slice(-3)).toEqual([
    { value: 'night', label: 'Night', ground: { colours: ['#2b3b3a', '#182322'] } },
    { value: 'colour', label: 'My colour', ground: { colours: ['#aabbb2'] }, isOwn: true },
    { value: 'image', label: 'My image', ground: { picture: undefined }, isOwn: true },
  ])

  const kept: [string, string][] = []
  const watermark = { ...defaultOptions(automationFields['dynamic-watermark']), mark: 'logo' }
  const keepImage = (key: string, { name }: File) => Promise.resolve(void kept.push([key, name]))
  const logo = fieldsOf('dynamic-watermark', watermark, { keepImage }).find(
    ({ kind }) => kind === 'image',
  )
  if (logo?.kind === 'image') await logo.keep(new File([], 'logo.svg'))
  expect(kept).toEqual([['logo', 'logo.svg']])
})

test('images: backgrounds show what they look like', () => {
  const defaults = defaultOptions(automationFields['swappable-background'])
  const [template] = fieldsOf('swappable-background', { ...defaults, colour: '#112233' })
  const choices = template?.kind === 'pictures' ? template.choices : []
  expect(choices.find(({ value }) => value === 'sand')).toMatchObject({
    label: 'Sand',
    ground: { colours: backgroundTemplates.sand },
  })
  expect(choices.filter(({ isOwn }) => isOwn)).toMatchObject([
    { value: 'colour', ground: { colours: ['#112233'] } },
    { value: 'image', ground: {} },
  ])
})

test('an option that clears values says how many are lost', () => {
  const slug = 'remove-metadata'
  const values = defaultOptions(automationFields[slug])
  const losses = { optionValues: 0, emptied: 12 }
  const lossesOf = (how: string) =>
    formFields(slug, automationTexts[slug], { ...values, how }, { ...file, losses }, 'en').flatMap(
      ({ key, loses }) => (loses ? [[key, loses]] : []),
    )
  expect(lossesOf('exclude')).toEqual([])
  expect(lossesOf('clear')).toEqual([['how', { kind: 'emptied', count: 12 }]])
})

test('of two options that cause one loss the first says it', () => {
  const slug = 'remove-metadata'
  const values = { ...defaultOptions(automationFields[slug]), how: 'clear', seo: true }
  const losses = { optionValues: 0, emptied: 12 }
  const fields = formFields(slug, automationTexts[slug], values, { ...file, losses }, 'en')
  const { label } = automationTexts[slug].fields.seo
  expect(fields.flatMap(({ key, loses }) => (loses ? [[key, loses]] : []))).toEqual([
    ['how', { kind: 'emptied', count: 12, includes: [label] }],
  ])
})

test.each([
  [{}, { isLoading: true }],
  [{ Material: [] }, { isLoading: false, values: [] }],
])('with the found values %j, a condition on a column offers %j', (columnValues, offered) => {
  const { 'edit-columns': texts } = automationTexts
  const values = defaultOptions(automationFields['edit-columns'])
  const header = ['Handle', 'Material']
  const opened = { ...file, header, columnValues, loadColumns: () => {} }
  const fields = formFields('edit-columns', texts, values, opened, 'en')
  const offers = fields.flatMap((field) => ('offers' in field ? field.offers : []))
  expect(offers.find(({ on }) => on === 'column:Material')).toMatchObject(offered)
})

describe('columns that are never written', () => {
  const header = ['Title', 'Tags', 'Tax code', 'Inventory quantity', 'Status']
  const readOnly = new Set(['Tax code', 'Inventory quantity'])

  /** Returns the choices of a field that names columns. */
  function offered(key: string, values: Options = {}) {
    const all = { ...defaultOptions(automationFields['edit-columns']), set: true, ...values }
    const texts = automationTexts['edit-columns']
    const fields = formFields('edit-columns', texts, all, { ...file, header, readOnly }, 'en')
    const field = fields.find((one) => one.key === key)
    return field && 'choices' in field ? field.choices.map(({ value }) => value) : undefined
  }

  test('are not offered', () => {
    expect(offered('columns')).toEqual(['Title', 'Tags'])
    expect(offered('column')).toEqual(['Tags', 'Status'])
  })

  test('are shown if they are chosen, so that they can be taken away', () => {
    expect(offered('columns', { columns: ['Tax code'] })).toEqual(['Title', 'Tags', 'Tax code'])
    expect(offered('column', { column: 'Tax code' })).toEqual(['Tax code', 'Tags', 'Status'])
  })
})

describe('choices that do not work on a file', () => {
  const slug = 'remove-track-quantity'
  const values = defaultOptions(automationFields[slug])
  const whichOf = (of: Partial<FormFile>) => {
    const fields = formFields(slug, automationTexts[slug], values, { ...file, ...of }, 'en')
    const field = fields.find(({ key }) => key === 'which')
    return field && 'choices' in field ? field.choices : undefined
  }
  const off = { which: { service: { reason: 'Not known.', name: 'another service' } } }

  test('are off, and say why', () => {
    expect(whichOf({ off })?.at(-1)).toEqual({
      value: 'service',
      label: 'Only variants tracked by another service',
      hint: 'Not known.',
      disabled: true,
    })
  })

  test('are not listed on another file without their services', () => {
    expect(whichOf({})?.map(({ value }) => value)).toEqual(['all', 'zero'])
  })
})
