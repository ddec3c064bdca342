import { decodable } from '../formats/decodable.ts'
import type { EncodeSettings } from '../ImageCodecs.ts'
import { ImageUnreadable } from '../ImageCodecs.ts'
import type { ImageFormat } from '../ImageFacts.ts'
import type { Pixels } from '../Pixels.ts'

/** Gives the compiled file of a codec, by its path in the packages that are installed. */
export type LoadWasm = (path: string) => Promise<WebAssembly.Module>

type Decoder = (bytes: ArrayBuffer) => Promise<Pixels>
type Encoder = (pixels: ImageData, settings: EncodeSettings) => Promise<ArrayBuffer>

const silent = () => undefined

/**
 * Returns the settings of a codec. It starts from a compiled file, if there is one, and prints nothing:
 * the caller reports what is wrong with an image.
 */
function settingsOf(module: WebAssembly.Module | undefined) {
  const instantiateWasm = (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => {
    const instance = new WebAssembly.Instance(module!, imports)
    done(instance)
    return instance.exports
  }
  return { noInitialRun: true, print: silent, printErr: silent, ...(module && { instantiateWasm }) }
}

/** Each codec is loaded when it is first needed, as none of them is small. */
async function loadDecoder(format: ImageFormat, load: LoadWasm | undefined): Promise<Decoder> {
  switch (format) {
    case 'jpeg': {
      const { default: decode, init } = await import('@jsquash/jpeg/decode.js')
      await init(settingsOf(await load?.('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')))
      return decode
    }
    case 'png': {
      const { default: decode, init } = await import('@jsquash/png/decode.js')
      await init(await load?.('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
      return decode
    }
    default: {
      const { default: decode, init } = await import('@jsquash/webp/decode.js')
      await init(settingsOf(await load?.('@jsquash/webp/codec/dec/webp_dec.wasm')))
      return decode
    }
  }
}

async function loadEncoder(format: ImageFormat, load: LoadWasm | undefined): Promise<Encoder> {
  switch (format) {
    case 'jpeg': {
      const { default: encode, init } = await import('@jsquash/jpeg/encode.js')
      await init(settingsOf(await load?.('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')))
      return (pixels, { quality }) => encode(pixels, { quality })
    }
    case 'png': {
      const { default: encode, init } = await import('@jsquash/png/encode.js')
      await init(await load?.('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
      return (pixels) => encode(pixels)
    }
    default: {
      const { default: encode, init } = await import('@jsquash/webp/encode.js')
      await init(settingsOf(await load?.('@jsquash/webp/codec/enc/webp_enc_simd.wasm')))
      return (pixels, { quality, isLossless = false }) =>
        // `exact` keeps the colours of pixels that nobody sees.
        encode(pixels, isLossless ? { lossless: 1, exact: 1 } : { quality })
    }
  }
}

/** Returns bytes in a buffer that holds nothing else. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer {
  const isWhole = byteLength === buffer.byteLength
  return buffer instanceof ArrayBuffer && isWhole
    ? buffer
    : new Uint8Array(buffer, byteOffset, byteLength).slice().buffer
}

/**
 * Decodes and encodes pictures with WebAssembly: libwebp, MozJPEG and the `png` library of Rust, from
 * the packages @jsquash/webp, @jsquash/jpeg and @jsquash/png (Apache-2.0).
 *
 * Decoded pixels are those that are stored: not turned, and in the colours of the image’s own profile.
 */
export class WasmCodecs {
  readonly #load: LoadWasm | undefined
  readonly #decoders = new Map<ImageFormat, Promise<Decoder>>()
  readonly #encoders = new Map<ImageFormat, Promise<Encoder>>()

  /** @param load gives the compiled files. @default each codec requests that beside its script */
  constructor(load?: LoadWasm) {
    this.#load = load
  }

  /** @throws {ImageUnreadable} when the bytes cannot be decoded */
  async decode(bytes: Uint8Array, format: ImageFormat): Promise<Pixels> {
    const decode = await saved(this.#decoders, format, () => loadDecoder(format, this.#load))
    try {
      const { width, height, data } = await decode(bufferOf(decodable(bytes, format)))
      return { width, height, data }
    } catch (error) {
      // The next image gets a decoder that nothing went wrong in.
      this.#decoders.delete(format)
      throw new ImageUnreadable(`This ${format} cannot be decoded.`, { cause: error })
    }
  }

  async encode(pixels: Pixels, settings: EncodeSettings): Promise<Uint8Array<ArrayBuffer>> {
    const { format } = settings
    const encode = await saved(this.#encoders, format, () => loadEncoder(format, this.#load))
    const { width, height, data } = pixels
    return new Uint8Array(await encode({ width, height, data } as ImageData, settings))
  }
}

/** Returns what is saved under a key, or makes it. What could not be made is tried again. */
async function saved<Key, Value>(
  values: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = values.get(key)
  if (known) return known
  const made = make()
  values.set(key, made)
  made.catch(() => values.delete(key))
  return made
}
