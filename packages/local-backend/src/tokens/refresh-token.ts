import { createHmac, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

/*
 * version (1 byte, 0) ‖ session id (16) ‖ counter (4) ‖ HMAC-SHA256 cut to 128 bits (16) ‖ CRC-32 (4),
 * as base64url. The server keeps the counter and the key of each session, never a token.
 */
const length = { head: 21, mac: 16, checksum: 4 }
const total = length.head + length.mac + length.checksum

/** A parsed refresh token. Verify it with {@link isGenuine}. */
export interface RefreshToken {
  readonly sessionId: string
  readonly counter: number
  readonly head: Buffer
  readonly mac: Buffer
}

function macOf(head: Buffer, key: string): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(head)
    .digest()
    .subarray(0, length.mac)
}

function checksumOf(bytes: Buffer): Buffer {
  const checksum = Buffer.alloc(length.checksum)
  checksum.writeUInt32BE(crc32(bytes))
  return checksum
}

/** Creates refresh token number `counter` of a session. */
export function encodeRefreshToken(sessionId: string, counter: number, key: string): string {
  const head = Buffer.alloc(length.head)
  head.write(sessionId.replaceAll('-', ''), 1, 'hex')
  head.writeUInt32BE(counter, 17)
  const body = Buffer.concat([head, macOf(head, key)])
  return Buffer.concat([body, checksumOf(body)]).toString('base64url')
}

/** Parses a refresh token; returns nothing if it is malformed. */
export function decodeRefreshToken(token: string): RefreshToken | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== total || bytes.toString('base64url') !== token || bytes[0] !== 0)
    return undefined
  const body = bytes.subarray(0, total - length.checksum)
  if (!checksumOf(body).equals(bytes.subarray(body.length))) return undefined
  const head = body.subarray(0, length.head)
  const sessionId = head.toString('hex', 1, 17).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { sessionId, counter: head.readUInt32BE(17), head, mac: body.subarray(length.head) }
}

/** Tells whether a token has the older format of GoTrue. No such token is known here. */
export function isOfOlderShape(token: string): boolean {
  return /^[a-z0-9]{12}$/.test(token)
}

/** Tells whether a token was signed with the key of its session. */
export function isGenuine({ head, mac }: RefreshToken, key: string): boolean {
  return timingSafeEqual(macOf(head, key), mac)
}
