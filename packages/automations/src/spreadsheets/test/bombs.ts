import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of a made-up ZIP: what is packed, and what the ZIP claims about it. */
export interface PackedFile {
  readonly packed: Buffer
  readonly crc: number
  readonly size: number
}

/**
 * Packs a text that repeats, without ever holding it as a whole.
 *
 * @param size at least so many bytes of `part`
 */
export async function packRepeated(
  start: string,
  part: string,
  size: number,
  end = '',
): Promise<PackedFile> {
  const deflate = createDeflateRaw({ level: 9 })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const block = Buffer.from(part.repeat(Math.ceil(1_000_000 / Math.max(1, part.length))))
  const count = size === 0 ? 0 : Math.ceil(size / block.length)
  const blocks = Array.from({ length: count }, () => block)
  let crc = 0
  let written = 0
  for (const bytes of [Buffer.from(start), ...blocks, Buffer.from(end)]) {
    crc = crc32(bytes, crc)
    written += bytes.length
    if (!deflate.write(bytes)) await once(deflate, 'drain')
  }
  deflate.end()
  await once(deflate, 'end')
  return { packed: Buffer.concat(chunks), crc, size: written }
}

/** Writes a ZIP of packed files, whatever they claim. Files that are the same object overlap. */
export function writeBomb(files: Readonly<Record<string, PackedFile>>): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  const places = new Map<PackedFile, number>()
  let at = 0
  for (const [name, file] of Object.entries(files)) {
    const { packed, crc, size } = file
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = places.get(file) ?? at
    if (!places.has(file)) {
      places.set(file, at)
      const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed])
      parts.push(local)
      at += local.length
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(place, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, rest, Buffer.from(name))
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...parts, entries, Buffer.from('PK\u0005\u0006'), end]))
}
