import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { turn } from '../images/codecs/turn.ts'
import { toSrgb } from '../images/colour/toSrgb.ts'
import { WasmCodecs } from '../images/codecs/WasmCodecs.ts'
import { readImageFacts } from '../images/formats/readImageFacts.ts'
import type { EncodeSettings, ImageCodecs } from '../images/ImageCodecs.ts'
import type { ImageFormat } from '../images/ImageFacts.ts'
import type { Pixels } from '../images/Pixels.ts'
import { scaleDown } from '../images/scaleDown.ts'

const { resolve } = createRequire(import.meta.url)

/** Replaces `ImageData`, which the codecs return and Node lacks. */
class NodeImageData implements Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
  readonly colorSpace = 'srgb'

  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}

/**
 * The codecs of Node: WebAssembly from the packages that are installed. Colours are converted to sRGB as
 * browsers do it.
 */
export function nodeCodecs(): ImageCodecs {
  if (!('ImageData' in globalThis)) Object.assign(globalThis, { ImageData: NodeImageData })
  const codecs = new WasmCodecs(async (path) => WebAssembly.compile(await readFile(resolve(path))))
  return {
    async decode(bytes, format) {
      const facts = readImageFacts(bytes)
      const stored = await codecs.decode(bytes, format)
      const converted = await toSrgb(stored, bytes, format)
      return turn(converted, typeof facts === 'string' ? 1 : facts.orientation)
    },
    decodeStored: (bytes: Uint8Array, format: ImageFormat) => codecs.decode(bytes, format),
    async encode(pixels, settings: EncodeSettings) {
      return { bytes: await codecs.encode(pixels, settings), format: settings.format }
    },
    async resize(pixels, width, height) {
      return scaleDown(pixels, { width, height })
    },
  }
}
