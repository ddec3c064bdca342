import type { ImageProblem } from '../ImageFacts.ts'

/** What of the metadata stays. The rotation and the colour profile always do. */
export interface KeptMetadata {
  /** @default false */
  readonly copyright?: boolean
  /** When the picture was taken. @default false */
  readonly date?: boolean
}

/** What became of an image whose metadata was to be removed. */
export type MetadataRemoval =
  | { readonly state: 'changed'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** There is nothing in it that could be removed. */
  | { readonly state: 'kept'; readonly reason: 'no-metadata' }
  | { readonly state: 'refused'; readonly problem: ImageProblem }
