import type { Pixels } from './Pixels.ts'

/**
 * Frees the memory of a picture at once, which is empty then. Otherwise it is freed some time after
 * nothing refers to it any more, when the memory of several may have been taken. Runtimes without
 * `ArrayBuffer.prototype.transfer` do just that.
 */
export function releasePixels({ data: { buffer } }: Pixels): void {
  if (buffer instanceof ArrayBuffer && 'transfer' in buffer) buffer.transfer(0)
}
