export { ImportPicture } from './ImportPicture.js'
export type { ImportedListing, ImportPictureProps } from './ImportPicture.types.js'
