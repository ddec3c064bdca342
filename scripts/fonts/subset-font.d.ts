/** The used part of subset-font; the published types are outdated. */
declare module 'subset-font' {
  import type { Axes } from './faces.ts'

  export interface SubsetFontOptions {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Axes
    /** OpenType features to keep. @default all */
    readonly keepFeatures?: readonly string[]
  }

  /** Creates a font with the characters in `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetFontOptions,
  ): Promise<Buffer>
}
