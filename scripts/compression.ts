import { brotliCompressSync, constants } from 'node:zlib'

/** Returns the size of a text after brotli 11, in bytes; 0 for an empty or blank text. */
export function brotliSize(text: string): number {
  if (text.trim() === '') return 0
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
}
