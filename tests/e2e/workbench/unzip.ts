import { crc32, inflateRawSync } from 'node:zlib'

/** The signature of an entry in the directory at the end of a ZIP. */
const entryMark = 0x02_01_4b_50

/** The signature before the content of a file in a ZIP. */
const fileMark = 0x04_03_4b_50

/** Ways a file is packed in a ZIP. */
const stored = 0
const deflated = 8

/** A file in a ZIP. */
interface ZippedFile {
  readonly name: string
  readonly content: Buffer
}

/**
 * Unpacks a ZIP, as its directory lists its files.
 *
 * @throws if a file is not what its sum says, or is packed in an unusual way
 */
export function unzip(bytes: Buffer): readonly ZippedFile[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end === -1) throw new Error('This is not a ZIP.')
  const files: ZippedFile[] = []
  let at = bytes.readUInt32LE(end + 16)
  while (bytes.readUInt32LE(at) === entryMark) {
    const length = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + length)
    const content = contentAt(bytes, at)
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`)
    files.push({ name, content })
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (files.length !== bytes.readUInt16LE(end + 10)) throw new Error('The directory is damaged.')
  return files
}

/** Unpacks the file that an entry of the directory is about. */
function contentAt(bytes: Buffer, entry: number): Buffer {
  const start = bytes.readUInt32LE(entry + 42)
  if (bytes.readUInt32LE(start) !== fileMark) throw new Error('The directory is damaged.')
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
  const packed = bytes.subarray(from, from + bytes.readUInt32LE(entry + 20))
  const way = bytes.readUInt16LE(entry + 10)
  if (way === deflated) return inflateRawSync(packed)
  if (way !== stored) throw new Error(`Files packed as ${way} cannot be read.`)
  return packed
}

/** Returns a ZIP with one file, as it is. */
export function zip(name: string, content: Buffer): Buffer {
  const path = Buffer.from(name)
  const facts = Buffer.alloc(16)
  facts.writeUInt32LE(crc32(content), 4)
  facts.writeUInt32LE(content.length, 8)
  facts.writeUInt32LE(content.length, 12)
  const file = Buffer.alloc(30)
  file.writeUInt32LE(fileMark)
  facts.copy(file, 10)
  file.writeUInt16LE(path.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(entryMark)
  facts.copy(entry, 12)
  entry.writeUInt16LE(path.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + path.length, 12)
  end.writeUInt32LE(file.length + path.length + content.length, 16)
  return Buffer.concat([file, path, content, entry, path, end])
}
