import { existsSync, readFileSync } from 'node:fs'

const headerLength = 32
const frameHeaderLength = 24

/** The magic number of a log whose checksums read their words in this order. */
const magics = { little: 0x377f0682, big: 0x377f0683 }

/** Returns the checksum of bytes, going on from another. */
function checksumOf(bytes: Buffer, isLittle: boolean, from: Checksum = [0, 0]): Checksum {
  let [one, other] = from
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) + other) >>> 0
    other =
      (other + (isLittle ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4)) + one) >>> 0
  }
  return [one, other]
}

type Checksum = readonly [number, number]

function hasChecksum(bytes: Buffer, at: number, [one, other]: Checksum): boolean {
  return bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === other
}

/**
 * Whether the write-ahead log of a database is damaged where SQLite would leave out, without a word,
 * what was saved behind the damage. A last frame that was not written to its end is no damage: nobody
 * was told that it is saved. The format is that of sqlite.org/fileformat2.html, section 4.
 *
 * @param path the file, which may be missing or empty
 */
export function isWalDamaged(path: string): boolean {
  const log = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  if (log.length === 0) return false
  if (log.length < headerLength) return true
  const magic = log.readUInt32BE(0)
  const isLittle = magic === magics.little
  let checksum = checksumOf(log.subarray(0, 24), isLittle)
  if ((!isLittle && magic !== magics.big) || !hasChecksum(log, 24, checksum)) return true

  const salts = log.subarray(16, 24)
  const frameLength = frameHeaderLength + log.readUInt32BE(8)
  let isBroken = false
  for (let at = headerLength; at + frameLength <= log.length; at += frameLength) {
    const frame = log.subarray(at, at + frameLength)
    // The frames of an earlier log, which this one has not overwritten yet, have other salts.
    const isOfThisLog = frame.subarray(8, 16).equals(salts)
    if (isBroken && isOfThisLog) return true
    const page = frame.subarray(frameHeaderLength)
    checksum = checksumOf(page, isLittle, checksumOf(frame.subarray(0, 8), isLittle, checksum))
    isBroken ||= !isOfThisLog || !hasChecksum(frame, 16, checksum)
  }
  return false
}
