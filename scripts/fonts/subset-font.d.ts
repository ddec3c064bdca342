/** What is used of subset-font; the published types are of an older version. */
declare module 'subset-font' {
  import type { Axes } from './faces.ts'

  export interface SubsetFontOptions {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Axes
    /** OpenType features to keep; all where there is none. */
    readonly keepFeatures?: readonly string[]
  }

  /** Makes a font of the characters in `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetFontOptions,
  ): Promise<Buffer>
}
