export { applyPatches, PatchError } from './patches/applyPatches.ts'
export { patchText } from './patches/patchText.ts'
export { invert, type Patch } from './patches/Patch.ts'
export { readCell, writeCell } from './csv/cells.ts'
export type { Delimiter, Dialect, LineEnd } from './csv/dialect.ts'
export {
  decodeFile,
  encodeFile,
  EncodingError,
  type DecodedFile,
  type Encoding,
} from './csv/encoding.ts'
export { FileError, type FileErrorCode } from './csv/FileError.ts'
export { Table, type Span } from './csv/Table.ts'
export { Columns, type MarketColumns, type MetafieldColumn } from './products/Columns.ts'
export {
  columnNames,
  marketColumns,
  type ColumnKey,
  type MarketColumnKey,
} from './products/columnNames.ts'
export { ProductTable, type Product } from './products/ProductTable.ts'
export { planners } from './automations/bySlug/planners.ts'
export {
  finish,
  type Computed,
  type Note,
  type NoteTone,
  type Plan,
  type Planning,
  type PreviewColumn,
} from './plan/Plan.ts'
export type { LowestPrices, PlanContext, Planner } from './plan/Planner.ts'
export { guardChanges, type ChangeGuard } from './guards/guardChanges.ts'
export { currencyDigits } from './money/currencies.ts'
export { parsePrice, raisePrice, writePrice } from './money/price.ts'
export { lowestPrices, type EarlierExport } from './plan/lowestPrices.ts'
export { filterProducts, type ProductFilter } from './scope/filterProducts.ts'
export {
  scopeChoices,
  type FoundValue,
  type ScopeChoices,
  type VendorGroup,
} from './scope/scopeChoices.ts'
