import type { Pixels } from './Pixels.ts'

/** Returns the pixels of a picture as one number each, which is quicker to compare and to move. */
export function wordsOf({ width, height, data }: Pixels): Uint32Array {
  const { buffer, byteOffset } = isAligned(data) ? data : data.slice()
  return new Uint32Array(buffer, byteOffset, width * height)
}

function isAligned({ byteOffset }: Uint8ClampedArray): boolean {
  return byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0
}
