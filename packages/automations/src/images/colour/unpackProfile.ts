import { endOfDeflate } from '../formats/endOfDeflate.ts'

/** The longest profile that is unpacked, in bytes. Those of printers have up to a few million. */
const longestProfile = 32_000_000

/**
 * Unpacks a colour profile of PNG, which is behind its name and the way it is packed.
 *
 * @param content of its chunk
 * @returns nothing if it is damaged
 */
export async function unpackProfile(content: Uint8Array): Promise<Uint8Array | undefined> {
  const name = content.indexOf(0)
  if (name < 1 || content[name + 1] !== 0) return undefined
  const packed = content.slice(name + 2)
  const found = endOfDeflate(packed)
  if (!found || found.size > longestProfile) return undefined
  try {
    const whole = new Blob([packed.subarray(0, found.end)]).stream()
    const unpacked = whole.pipeThrough(new DecompressionStream('deflate'))
    return new Uint8Array(await new Response(unpacked).arrayBuffer())
  } catch {
    // Its checksum is wrong.
    return undefined
  }
}
