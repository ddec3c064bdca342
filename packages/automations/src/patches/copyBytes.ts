/** Shorter ranges are copied byte by byte, as a view of them would take longer. */
const shortRange = 48

/** Copies a range of bytes to a place in others. */
export function copyBytes(
  source: Uint8Array,
  start: number,
  end: number,
  output: Uint8Array,
  place: number,
): void {
  if (end - start > shortRange) {
    output.set(source.subarray(start, end), place)
    return
  }
  const shift = place - start
  for (let at = start; at < end; at += 1) output[at + shift] = source[at]!
}
