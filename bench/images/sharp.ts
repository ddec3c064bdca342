import { benchProject } from '../driver/projects.ts'

/** The libraries that the work on images is measured against. */
export const libraries = benchProject('images')

interface EncodeOptions {
  readonly quality?: number
  /** Encodes as MozJPEG does: progressive, with trellis quantisation. */
  readonly mozjpeg?: boolean
  readonly lossless?: boolean
}

/** The part of sharp that the benchmarks use. */
interface Sharp {
  jpeg(options: EncodeOptions): Sharp
  webp(options: EncodeOptions): Sharp
  png(): Sharp
  flatten(options: { readonly background: string }): Sharp
  ensureAlpha(): Sharp
  raw(): Sharp
  toBuffer(): Promise<Uint8Array>
}

export interface SharpLibrary {
  (
    input: Uint8Array,
    options?: {
      readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 }
    },
  ): Sharp
  concurrency(threads: number): void
}

export async function loadSharp(): Promise<SharpLibrary> {
  const { default: sharp } = (await libraries.import('sharp')) as { default: SharpLibrary }
  return sharp
}
