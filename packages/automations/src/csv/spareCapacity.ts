/** The whole of which bytes are the start. */
const backingBuffers = new WeakMap<Uint8Array, Uint8Array>()

/** Spare capacity: its share of the bytes, as a shift, and its minimum. */
const spareShift = 3
const minSpare = 1024

/** Makes room for some bytes, and room behind them for those who add to them without copying them. */
export function allocateWithCapacity(size: number): Uint8Array {
  const whole = new Uint8Array(size + (size >>> spareShift) + minSpare)
  const bytes = whole.subarray(0, size)
  backingBuffers.set(bytes, whole)
  return bytes
}

/**
 * Takes the room behind bytes, which can be done once.
 *
 * @param size how much room is needed
 * @returns an array that begins with these bytes and goes on with the room; a copy, unless they were
 *   made by `bytesWithRoom`
 */
export function extendBuffer(bytes: Uint8Array, size: number): Uint8Array {
  const whole = backingBuffers.get(bytes)
  if (whole && whole.length >= bytes.length + size) {
    backingBuffers.delete(bytes)
    return whole
  }
  const copy = new Uint8Array(bytes.length + size + (bytes.length >>> spareShift) + minSpare)
  copy.set(bytes)
  return copy
}
