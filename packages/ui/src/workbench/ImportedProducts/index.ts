export { ImportedProducts } from './ImportedProducts.js'
export {
  importFilters,
  type ImportedProductsProps,
  type ImportFilter,
  type UpdateCounts,
} from './ImportedProducts.types.js'
