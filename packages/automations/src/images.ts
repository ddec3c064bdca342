/**
 * Work on images: removing and replacing backgrounds, watermarks, compression and metadata. It is an
 * entry of its own, so that what works on exports alone loads none of it.
 */
export * from './images/ImageCodecs.ts'
export * from './images/ImageFacts.ts'
export * from './images/ImageResult.ts'
export type * from './images/ImageTask.ts'
export type * from './images/Pixels.ts'
export * from './images/cutout/Cutout.ts'
export * from './images/compose/backgroundTemplates.ts'
export * from './images/compose/compose.ts'
export * from './images/scaleDown.ts'
export * from './images/formats/limits.ts'
export { decodable } from './images/formats/decodable.ts'
export { findFormat, readImageFacts } from './images/formats/readImageFacts.ts'
export { cutOut } from './images/cutout/removeBackground.ts'
export { CutoutSession } from './images/cutout/CutoutSession.ts'
export { flatten, isTransparent } from './images/flatten.ts'
export { comparedSize, isSamePicture, similarityOf } from './images/similarity.ts'
export { WasmCodecs } from './images/codecs/WasmCodecs.ts'
export * from './images/watermark/fillWords.ts'
export * from './images/watermark/markImage.ts'
export * from './images/watermark/placeMark.ts'
export { countMetadata, findMetadata } from './images/metadata/findMetadata.ts'
export * from './images/metadata/FoundMetadata.ts'
export { addMarkNote, hasMarkNote } from './images/metadata/markNote.ts'
export type * from './images/metadata/MetadataRemoval.ts'
export { removeMetadata } from './images/metadata/removeMetadata.ts'
export * from './images/names/fileListAsCsv.ts'
export * from './images/names/exportImages.ts'
export * from './images/names/ImageMatcher.ts'
export * from './images/names/ResultNames.ts'
export { releasePixels } from './images/releasePixels.ts'
export { needsPixels, processImage } from './images/process/processImage.ts'
export {
  changePicture,
  type ChangedPicture,
  type PictureTask,
} from './images/process/changePicture.ts'
