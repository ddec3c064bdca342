import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyPatches,
  countStopped,
  filterProducts,
  filterVariants,
  runSync,
  generateExport,
  planAutomation,
  ProductTable,
  Table,
  type Plan,
} from '../index.ts'
import { writableColumns } from '../edits/EditRights.ts'
import { countLosses } from '../guards/losses.ts'
import {
  automationFields,
  causedLoss,
  fileAutomationSlugs,
  fitToHeader,
  isShown,
  parseOptions,
  scopeFieldOf,
  type FileAutomationSlug,
  type OptionField,
  type Options,
} from '../options.ts'
import { scopeOf } from './test/planned.ts'

function planOn(slug: FileAutomationSlug, table: Table, set: Options): Plan {
  const fields = automationFields[slug]
  const options = fitToHeader(fields, parseOptions(fields, set), table.header)
  return runSync(planAutomation(slug, new ProductTable(table), options))
}

const exports = [
  generateExport({ products: 120, seed: 7, quirks: { header: 'current' } }),
  generateExport({ products: 120, seed: 8, quirks: { header: 'legacy' } }),
].map((bytes) => new Table(bytes))

const fabric = 'Fabric (product.metafields.shopify.fabric)'

describe.each<[slug: FileAutomationSlug, options: Options]>([
  ['mass-compare-price', { columns: ['Compare-at price', 'Compare-at price / Canada'] }],
  ['mass-compare-price', { ending: 'none', existing: 'keep' }],
  ['mass-compare-price', { action: 'fix', gift: false }],
  ['mass-compare-price', { action: 'clear' }],
  [
    'currency-converter',
    {
      from: 'USD',
      to: 'CAD',
      ending: '.99',
      floor: 10,
      into: 'Price / Canada',
    },
  ],
  ['bulk-vendor-change', { tag: true, empty: 'House' }],
  ['auto-tag', { words: ['colour', 'material', 'season', 'audience'] }],
  ['auto-tag', { old: 'merge' }],
  ['remove-track-quantity', { policy: true }],
  ['remove-track-quantity', { back: true }],
  ['size-exchanger', { to: 'UK', who: { Shoes: 'women' } }],
  ['size-exchanger', { to: 'US', who: { Shoes: 'men' }, write: 'beside', half: 'up' }],
  ['size-exchanger', { to: 'JP', who: { Shoes: 'unisex' }, write: 'replace' }],
  ['variant-title-fixer', { names: { Colour: 'Color' } }],
  [
    'variant-title-fixer',
    {
      values: { S: 'Small' },
      tidy: ['title', 'units'],
      pattern: '^X',
      with: 'Extra ',
      regex: true,
      ids: true,
    },
  ],
  ['remove-metadata', { fields: [fabric], how: 'clear' }],
  ['remove-metadata', { seo: true }],
  ['ai-copy-optimizer', { order: ['brand', 'type', 'name'], max: 40 }],
  ['price-editor', { how: 'set', price: 12.5 }],
  ['price-editor', { how: 'cost', margin: 60, ending: '.95', floor: 15, ceiling: 80 }],
  ['price-editor', { by: 0, ending: '.95', columns: ['Price', 'Price / Canada'] }],
  ['edit-columns', { find: 'cotton', with: 'organic cotton', columns: ['Title', 'Tags'] }],
  ['edit-columns', { find: 'shoes', columns: ['Type'] }],
  ['edit-columns', { set: true, column: fabric, clear: true }],
  ['cogs-monitor', { costs: 'divide' }],
  ['cogs-monitor', { work: 'prices', raise: 'floor', floor: 60, target: 70, vat: 22 }],
  [
    'ai-copy-optimizer',
    { parts: ['description', 'seo-title', 'seo-description', 'alt'], only: [] },
  ],
])('%s %j', (slug, options) => {
  test.each(exports)('names the option that causes what an import loses', (table) => {
    const fields: readonly OptionField[] = automationFields[slug]
    const set = fitToHeader(fields, parseOptions(fields, options), table.header)
    const { optionValues, emptied } = countLosses(
      new ProductTable(table).columns,
      planOn(slug, table, options).patches,
    )
    const lost = [
      ...(optionValues > 0 ? ['optionValues'] : []),
      ...(emptied > 0 ? ['emptied'] : []),
    ]
    const named = fields
      .filter((field) => isShown(fields, field, set))
      .flatMap((field) => causedLoss(field, set) ?? [])
    expect(named).toEqual(expect.arrayContaining(lost))
  })

  test.each(exports)('changes cells in file order, and nothing twice', (table) => {
    const { patches } = planOn(slug, table, options)
    expect(patches.length).toBeGreaterThan(0)
    expect(patches.filter(([, , before, after]) => before === null || before === after)).toEqual([])
    const places = patches.map(([row, column]) => row * table.header.length + column)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    const changed = new Table(applyPatches(table, patches), table)
    expect(planOn(slug, changed, options).patches).toEqual([])
  })

  test.each(exports)('changes no read-only column, and counts what these stop', (table) => {
    const products = new ProductTable(table)
    const fields = automationFields[slug]
    const set = fitToHeader(fields, parseOptions(fields, options), table.header)
    const { patches } = planOn(slug, table, options)
    const all = new Set(patches.map(String))
    const changed = [...new Set(patches.map(([, column]) => column))]
    fc.assert(
      fc.property(fc.subarray(changed), fc.subarray([...table.header.keys()]), (some, others) => {
        const columns = new Set([...some, ...others])
        const readOnly = (header: readonly string[]) =>
          header.map((_, column) => (columns.has(column) ? 'because' : undefined))
        const plan = runSync(planAutomation(slug, products, set, { readOnly }))
        expect(plan.patches.filter(([, column]) => columns.has(column))).toEqual([])
        expect(plan.patches.length + countStopped(plan)).toBe(patches.length)
        expect(plan.patches.filter((patch) => !all.has(String(patch)))).toEqual([])
        expect(writableColumns(plan).filter((column) => columns.has(column))).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  test.each(exports)('changes only columns that can be written by hand', (table) => {
    const plan = planOn(slug, table, options)
    const columns = new Set(plan.patches.map(([, column]) => column))
    expect(writableColumns(plan)).toEqual(expect.arrayContaining([...columns]))
  })
})

/** Columns that stand beside the changes and are not changed. */
test.each<[slug: FileAutomationSlug, options: Options, column: string]>([
  ['price-editor', {}, 'Cost per item'],
  ['currency-converter', { from: 'USD', to: 'CAD', into: 'Price / Canada' }, 'Price'],
  ['cogs-monitor', { work: 'costs' }, 'Price'],
  ['cogs-monitor', { work: 'prices' }, 'Cost per item'],
  ['mass-compare-price', {}, 'Price'],
  ['remove-track-quantity', {}, 'Inventory quantity'],
  ['remove-track-quantity', { policy: false }, 'Continue selling when out of stock'],
])('%s %j does not let %s be written by hand', (slug, options, name) => {
  const [table] = exports
  const column = table!.header.indexOf(name)
  const plan = planOn(slug, table!, options)
  expect(plan.columns).toContainEqual(expect.objectContaining({ column }))
  expect(writableColumns(plan)).not.toContain(column)
})

test('columns that options choose can be written before there is a text to find or a value to set', () => {
  const [table] = exports
  const columns = ['Title', 'Status']
  const plan = planOn('edit-columns', table!, { columns: ['Title'], set: true, column: 'Status' })
  expect(writableColumns(plan)).toEqual(columns.map((name) => table!.header.indexOf(name)))
})

/** Options that change something, where the defaults do not. */
const chosen: Readonly<Partial<Record<FileAutomationSlug, Options>>> = {
  'currency-converter': { from: 'USD', to: 'CAD' },
  'bulk-vendor-change': { empty: 'House', tag: true },
  'auto-tag': { words: ['colour', 'material', 'season', 'audience'] },
  'remove-track-quantity': { policy: true },
  'size-exchanger': { to: 'UK', who: { Shoes: 'women' }, write: 'replace' },
  'variant-title-fixer': { values: { S: 'Small' }, ids: true },
  'remove-metadata': { fields: [fabric], how: 'clear' },
  'ai-copy-optimizer': { order: ['brand', 'type', 'name'], max: 40 },
  'cogs-monitor': { costs: 'divide' },
  'edit-columns': { set: true, column: 'Requires shipping', value: 'FALSE' },
}

const filtered = fileAutomationSlugs.filter((slug) => scopeFieldOf(automationFields[slug]))

describe.each(filtered)('filters of %s', (slug) => {
  const options = chosen[slug] ?? {}
  const field = scopeFieldOf(automationFields[slug])!
  const price = { on: 'price', is: 'between', values: ['20', '60'] } as const

  /** Returns the changes of the plan without filters that a filter should leave. */
  function left(table: Table, whole: boolean) {
    const products = new ProductTable(table)
    const passes = filterProducts(products, scopeOf(price))
    const chooses = filterVariants(products, scopeOf(price), undefined)!
    const kept = new Set<number>()
    for (const product of products.products) {
      for (let row = product.firstRow; row < product.endRow; row += 1) {
        if (passes(product) && (whole || chooses(product, row))) kept.add(row)
      }
    }
    const { patches } = planOn(slug, table, options)
    const found = patches.filter(([row]) => kept.has(row))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(patches.length)
    return found
  }

  test.each(exports)('on a price leave just the variants or products that it chooses', (table) => {
    const { patches } = planOn(slug, table, { ...options, scope: scopeOf(price) })
    expect(patches).toEqual(left(table, !field.ofVariants))
  })

  test.each(exports)('on any variant leave whole products', (table) => {
    const scope = scopeOf({ ...price, of: 'any-variant' })
    const { patches } = planOn(slug, table, { ...options, scope })
    expect(patches).toEqual(left(table, true))
  })
})

test('a plan reports its progress, and can be left', () => {
  const [table] = exports
  if (!table) throw new Error('There is no export.')
  const planning = planAutomation('auto-tag', new ProductTable(table), { words: ['colour'] })
  expect(planning.next()).toEqual({ done: false, value: 0 })
})
