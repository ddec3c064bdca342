import { automationFields } from '../../packages/automations/src/automations/bySlug/options.ts'
import { importSlugs, type ImportSlug } from '../../packages/automations/src/automations/slugs.ts'
import {
  planImport,
  planPage,
  readExportProduct,
  SupplierList,
  type ImportPlan,
} from '../../packages/automations/src/importing.ts'
import { runSync, type OpenFile } from '../../packages/automations/src/index.ts'
import { defaultOptions } from '../../packages/automations/src/options/defaultOptions.ts'
import type { TimedPreview } from './previews.ts'

/** Prepares the plan of each importer, from what is already read. One without an entry does not compile. */
const importers: Readonly<
  Record<ImportSlug, (file: OpenFile, list: Uint8Array) => () => ImportPlan>
> = {
  'product-importer': ({ current }) => {
    const products = current.products.map((product) => ({
      product: readExportProduct(current, product),
      source: 'product-json' as const,
      notes: [],
    }))
    const options = defaultOptions(automationFields['product-importer'])
    return () => planPage({ products }, options)
  },
  'bulk-products-importer': ({ current }, bytes) => {
    const list = new SupplierList(bytes)
    const defaults = defaultOptions(automationFields['bulk-products-importer'])
    const options = { ...defaults, group: 'Group', price: 'cost' as const }
    return () => runSync(planImport(list, options, { export: current }))
  },
}

/**
 * Times the plan of every importer.
 *
 * @param list a supplier's list of the products of the file
 * @throws when one of them imports nothing, so that its time would tell nothing
 */
export function timeImports(file: OpenFile, list: Uint8Array): readonly TimedPreview[] {
  return importSlugs.map((slug) => {
    const plan = importers[slug](file, list)
    const start = performance.now()
    const { counts } = plan()
    const time = performance.now() - start
    if (counts.included === 0) throw new Error(`${slug} imports nothing.`)
    return { slug, products: counts.products, changesHtml: true, time }
  })
}
