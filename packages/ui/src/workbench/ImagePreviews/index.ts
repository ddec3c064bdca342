export { ImagePreviews } from './ImagePreviews.js'
export type { ImagePreviewsProps, PreviewCounts, PreviewImage } from './ImagePreviews.types.js'
