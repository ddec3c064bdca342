import type { BulkImporterOptions } from '../../automations/bulk-products-importer/options.ts'
import type { ImportNote } from '../ImportPlan.ts'
import type { Mapping } from '../MatchedColumn.ts'
import type { ImportSettings } from '../settle.ts'
import type { SuppliedProduct } from '../SuppliedProduct.ts'

/** The supplied products and choices that an update is planned from. */
export interface UpdateSource {
  readonly supplied: readonly SuppliedProduct[]
  /** Notes on rows that belong to no product. */
  readonly notes: readonly ImportNote[]
  readonly mapping: Mapping
  readonly options: BulkImporterOptions
  /** Choices of the member for all products. */
  readonly settings: ImportSettings
}
