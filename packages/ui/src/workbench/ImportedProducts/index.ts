export { ImportedProducts } from './ImportedProducts.js'
export {
  importFilters,
  type ImportedProductsProps,
  type ImportFilter,
} from './ImportedProducts.types.js'
