import {
  exportImages,
  ImageMatcher,
  type ExportImage,
  type ImageMatch,
} from '@dropwatt/automations/images'
import type { FileState } from './FileState.ts'

/** The calls that tell what a product export says about images. */
export function exportImageCalls(state: FileState) {
  return {
    /** Lists the addresses of the images, each once. */
    exportImages(): readonly ExportImage[] {
      return exportImages(state.file.current)
    },

    /**
     * Finds the products that images show.
     *
     * @param names of the images, with their folders
     * @returns what was found for each name; nothing where the image may be of any product
     */
    matchImages(names: readonly string[]): readonly (ImageMatch | undefined)[] {
      const matcher = new ImageMatcher(state.file.current)
      return names.map((name) => matcher.match(name))
    },
  }
}
