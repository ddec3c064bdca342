import type { ImageProblem } from '../ImageFacts.ts'

/** Metadata to keep. The rotation and the colour profile always stay. */
export interface KeptMetadata {
  /** @default false */
  readonly copyright?: boolean
  /** When the picture was taken. @default false */
  readonly date?: boolean
}

/** Outcome of removing the metadata of an image. */
export type MetadataRemoval =
  | { readonly state: 'changed'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** There is nothing in it that could be removed. */
  | { readonly state: 'kept'; readonly reason: 'no-metadata' }
  | { readonly state: 'refused'; readonly problem: ImageProblem }
