import { expect } from 'playwright/test'
import { fileAutomationSlugs, kindFor } from '@dropwatt/automations/options'
import { automationPath } from '../../packages/app/src/paths.ts'
import { type NamedFile } from '../e2e/workbench/dropFiles.ts'
import { largeExport } from '../e2e/workbench/exports.ts'
import { productPhoto } from '../e2e/workbench/pictures.ts'
import { test } from './fixtures.ts'
import type { Visit } from './visit.ts'

const phrase = 'SKU-3-0 Desk Lamp 12'
const digits = '1234567'

/** Pauses after a key in ms: the first for one half of a text, the second for the other. */
const [quick, brisk] = [10, 30]
/** The slowdown of the processor compared with that of the tests, where the engine can. */
const slowness = 4
/** The fields that have to be found, so that none is left out unnoticed. */
const fieldNames = {
  export: [
    'Add row, Found name',
    'Add row, New name',
    'Margin, From',
    'Margin, To',
    'My own key, Address',
    'My own key, Key',
    'My own key, Model',
    'Name of the new recipe',
    'Options, Adjust converted price by',
    'Options, Change by',
    'Options, Cost times',
    'Options, Find',
    'Options, Find and replace',
    'Options, Fixed payment fee',
    'Options, Import duty on cost',
    'Options, Increase over price',
    'Options, Margin',
    'Options, Maximum tags per product',
    'Options, Maximum title length',
    'Options, Minimum margin',
    'Options, Minimum price: cost plus',
    'Options, My own rate',
    'Options, Never above',
    'Options, Never below cost plus',
    'Options, Never change these words',
    'Options, New name for Nord 0',
    'Options, New name for S',
    'Options, New name for Size',
    'Options, New price',
    'Options, Option name',
    'Options, Option value',
    'Options, Payment fee',
    'Options, Price divided by',
    'Options, Remove these tags',
    'Options, Replace with',
    'Options, Search names',
    'Options, Shipping you pay',
    'Options, Tag',
    'Options, Target margin',
    'Options, Text',
    'Options, Type',
    'Options, VAT included in prices',
    'Options, Value',
    'Options, Vendor',
    'Options, Vendor for products without one',
    'Price range, From',
    'Price range, To',
    'Search products',
    'Store',
  ],
  translations: [
    'Language',
    'My own service key, Address',
    'My own service key, Key',
    'Options, Minimum match with saved translations',
    'Options, Never translate',
    'Search entries',
    'Search texts',
    'Term',
    'Translation',
    'Translation, Title, row 2',
  ],
  importers: [
    'Product JSON or HTML',
    'Search products',
    'Supplier',
    'Vendor',
    'Web address of the product page',
  ],
  images: [
    'My own service key, Address',
    'My own service key, Key',
    'Options, Crop to the product, with margin',
    'Options, Keep the original if the reduction is under',
    'Options, Longest side',
    'Options, Needs review if it covers more than',
    'Options, Text',
  ],
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

declare global {
  /** The fields that were found last. */
  var textFields: readonly TextControl[] | undefined
}

interface FoundField {
  readonly label: string
  readonly isNumber: boolean
  /** -1 for none. */
  readonly maxLength: number
}

/**
 * Runs in the page: finds the fields for text, searches last, as they leave out others. Of a list with
 * a field in each line it finds those of the first one.
 */
function findFields(): readonly FoundField[] {
  const boxes = new Set(['checkbox', 'radio', 'range', 'color', 'file'])
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('main')
  const others = '[role="list"] > li:not(:first-child), [data-index]:not([data-index="0"])'
  const found = [...(scope?.querySelectorAll<TextControl>('input, textarea') ?? [])].filter(
    (field) =>
      !boxes.has(field.type) &&
      field.checkVisibility({ visibilityProperty: true }) &&
      !field.disabled &&
      !field.readOnly &&
      !field.closest(others),
  )
  const isSearch = (field: TextControl) => (field.type === 'search' ? 1 : 0)
  globalThis.textFields = found.toSorted((one, other) => isSearch(one) - isSearch(other))
  return globalThis.textFields.map((field) => ({
    label: [field.closest('[role="group"]'), field]
      .map((each) => each?.ariaLabel)
      .concat(field.labels?.[0]?.textContent)
      .filter(Boolean)
      .join(', '),
    isNumber: field.inputMode === 'decimal',
    maxLength: field.maxLength,
  }))
}

/** Runs in the page: selects what a field holds, to type over it. */
function select(index: number): void {
  const field = globalThis.textFields?.[index]
  field?.focus()
  field?.select()
}

/**
 * Runs in the page: makes a choice of the options that was not made, which may show other fields.
 *
 * @returns what was chosen; nothing once all was
 */
function chooseNext(made: readonly string[]): string | null {
  const form = [...document.querySelectorAll('main section')].find(
    (section) => section.querySelector(':scope > * > h3')?.textContent === 'Options',
  )
  const labelOf = (control: HTMLInputElement | HTMLSelectElement) =>
    control.labels?.[0]?.textContent ?? ''
  for (const button of form?.querySelectorAll('button') ?? []) {
    const name = button.textContent
    if (/^(?:Add .|Which products)/.test(name) && !made.includes(name)) {
      button.click()
      return name
    }
  }
  const toggles = '[role="switch"]:not(:checked), [type="radio"]:not(:checked)'
  for (const control of form?.querySelectorAll<HTMLInputElement>(toggles) ?? []) {
    const name = labelOf(control)
    if (!control.disabled && !made.includes(name)) {
      control.click()
      return name
    }
  }
  for (const list of form?.querySelectorAll('select') ?? []) {
    const options = [...list.options].filter(({ value }) => value !== '')
    // The currencies show no fields of their own.
    for (const { value } of options.length > 20 ? [] : options) {
      const name = `${labelOf(list)}: ${value}`
      if (!made.includes(name)) {
        list.value = value
        list.dispatchEvent(new Event('change', { bubbles: true }))
        return name
      }
    }
  }
  return null
}

/** A member who types into each field once: one of the same name on another page is the same. */
class Typist {
  /** The names of the fields that were typed into. */
  readonly typed: string[] = []
  readonly #visit: Visit
  readonly #added: string[] = []

  constructor(visit: Visit) {
    this.#visit = visit
  }

  /** Types into the fields on the page that are new, and expects that each letter arrives. */
  async type(place: string): Promise<void> {
    const visit = this.#visit
    const fields = await visit.evaluate(findFields)
    if (fields.every(({ label }) => this.typed.includes(label))) return
    await visit.slowDown(slowness)
    for (const [index, { label, isNumber, maxLength }] of fields.entries()) {
      if (this.typed.includes(label)) continue
      this.typed.push(label)
      const text = isNumber ? digits : phrase.slice(0, maxLength === -1 ? undefined : maxLength)
      await visit.evaluate(select, index)
      await visit.type(text.slice(0, text.length / 2), quick)
      await visit.type(text.slice(text.length / 2), brisk)
      // What the page does with the text may come a moment later.
      await visit.isDrawn()
      const value = await visit.evaluate((at) => globalThis.textFields?.[at]?.value, index)
      expect.soft(value, `${place}: ${label}`).toBe(text)
    }
    await visit.slowDown(1)
  }

  /** Types into all fields on the page, and into those that its options show. */
  async typeWithOptions(place: string): Promise<void> {
    await this.type(place)
    const made = [...this.#added]
    for (;;) {
      const name = await this.#visit.evaluate(chooseNext, made)
      if (name === null) break
      made.push(name)
      if (name.startsWith('Add ')) this.#added.push(name)
      await this.type(`${place}, ${name}`)
    }
  }
}

/** Five thousand lines of a table, for a file in the form of another program. */
function table(name: string, header: string, line: (number: number) => string) {
  const lines = Array.from({ length: 5000 }, (_, index) => line(index + 1))
  return { name, bytes: Buffer.from([header, ...lines, ''].join('\r\n')) }
}

/** Opens a file on a page. */
async function openFile(member: Visit, slug: string, file: NamedFile): Promise<void> {
  await member.open(`/dashboard/${slug}`)
  await member.seesNo('#root[data-prerendered]')
  await member.drop(file.name, file.bytes)
  await member.sees('section[aria-label^="Workbench"]')
}

test('what is typed quickly arrives whole in the fields for an export of 5,000 products', async ({
  member,
}) => {
  test.slow()
  const typist = new Typist(member)
  await openFile(member, 'mass-compare-price', largeExport('large.csv'))
  await member.sees('[role="search"]')
  for (const slug of fileAutomationSlugs.filter((each) => kindFor(each) === 'products')) {
    await member.open(
      `${automationPath(slug)}?tab=${slug === 'cogs-monitor' ? 'costs' : 'changes'}`,
    )
    await member.sees('section section h3', 'Options')
    await typist.typeWithOptions(slug)
  }
  await member.open('/dashboard/ai-copy-optimizer')
  await member.click('label', 'My own key With a service key, your text is sent to that service.')
  await member.sees('[role="group"][aria-label="My own key"] input')
  await typist.type('a service that writes')

  await member.click('main button', 'Add to recipe')
  await member.sees('dialog[open] input')
  await typist.type('a recipe')
  await member.press('Escape')
  await member.seesNo('dialog[open]')
  await member.click('main button', 'File menu')
  await member.click('[role="menuitem"]', 'Store label')
  await member.sees('dialog[open] input')
  await typist.type('a store')
  expect(typist.typed.toSorted()).toEqual(fieldNames.export)
})

test('what is typed quickly arrives whole in the fields for 5,000 translations', async ({
  member,
}) => {
  const typist = new Typist(member)
  const header = 'Type,Identification,Field,Locale,Market,Status,Default content,Translated content'
  const texts = table('texts.csv', header, (id) => `PRODUCT,'${id},title,it,,,Lamp ${id},`)
  await openFile(member, 'product-translation', texts)
  await member.sees('main textarea')
  await typist.typeWithOptions('product-translation')
  await member.click('label', 'My own service key')
  await member.sees('main input[type="password"]')
  await typist.type('a service that translates')
  await member.open('/dashboard/product-translation?tab=glossary')
  await member.click('main button', 'Add term')
  await member.sees('dialog[open] textarea')
  await typist.type('a term')
  await member.fill('Language', 'it')
  await member.click('dialog[open] button', 'Save')
  await member.seesNo('dialog[open]')
  await typist.type('the glossary')
  expect(typist.typed.toSorted()).toEqual(fieldNames.translations)
})

test('what is typed quickly arrives whole in the fields of the importers', async ({ member }) => {
  const typist = new Typist(member)
  await member.open('/dashboard/product-importer#workbench')
  await member.sees('main textarea')
  await typist.type('product-importer')
  await member.click('label', 'Web address')
  await member.sees('main input[type="url"]')
  await typist.type('product-importer')

  const list = table(
    'list.csv',
    'Codice;Nome;Prezzo;Colore',
    (id) => `L-${id};Lampada ${id};9,90;Blu`,
  )
  await openFile(member, 'bulk-products-importer', list)
  await member.sees('main table')
  await typist.typeWithOptions('bulk-products-importer')
  await member.open('/dashboard/bulk-products-importer?tab=products')
  await member.sees('[role="search"]')
  await typist.typeWithOptions('the products of a list')
  expect(typist.typed.toSorted()).toEqual(fieldNames.importers)
})

test('what is typed quickly arrives whole in the fields for images', async ({ member }) => {
  const typist = new Typist(member)
  await openFile(member, 'dynamic-watermark', productPhoto('bottle', 'blue'))
  await member.sees('section section h3', 'Options')
  for (const slug of ['dynamic-watermark', 'image-compression', 'remove-background']) {
    await member.open(`/dashboard/${slug}`)
    await member.sees('section section h3', 'Options')
    await typist.typeWithOptions(slug)
  }
  expect(typist.typed.toSorted()).toEqual(fieldNames.images)
})
