import type { ExportKind } from '../products/ProductTable.ts'

/** The names of the kinds of exports. */
export const kindNames: Readonly<Record<ExportKind, string>> = {
  products: 'a product export',
  translations: 'a translation export',
}
