import { brotliCompressSync, constants } from 'node:zlib'

/** Gives the bytes of a text after brotli 11, as a static server sends it; an empty one has none. */
export function brotliSize(text: string): number {
  if (text.trim() === '') return 0
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
}
