export { ProductPreview } from './ProductPreview.js'
export type { PreviewedProduct, ProductPreviewProps } from './ProductPreview.types.js'
