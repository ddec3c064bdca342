export { ImageGrid } from './ImageGrid.js'
export {
  imageFilters,
  imageViews,
  type ImageFilter,
  type ImageGridHandle,
  type ImageGridProps,
  type ImageView,
} from './ImageGrid.types.js'
