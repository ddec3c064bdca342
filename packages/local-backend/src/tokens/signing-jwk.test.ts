import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'
import { describe, expect, it } from 'vitest'
import { readSigningJwk, type SigningJwk } from './signing-jwk.ts'

const ec = (namedCurve: string): JsonWebKey =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'jwk' })
const rsa = (modulusLength: number): JsonWebKey =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ format: 'jwk' })
const oct = (bytes: number): JsonWebKey => ({
  kty: 'oct',
  k: randomBytes(bytes).toString('base64url'),
})

function publicPart({ crv, e, kty, n, x, y }: JsonWebKey): JsonWebKey {
  return JSON.parse(JSON.stringify({ crv, e, kty, n, x, y }))
}

describe('a signing key', () => {
  it.each([
    ['EC', 'ES256', ec('P-256')],
    ['RSA', 'RS256', rsa(2048)],
    ['oct', 'HS256', oct(32)],
  ])('of type %s signs with %s and bears its thumbprint', async (_, algorithm, jwk) => {
    const keys = readSigningJwk(jwk)
    expect(keys).toMatchObject({ algorithm, kid: await calculateJwkThumbprint({ ...jwk }) })
  })

  it('keeps its kid', () => {
    const keys = readSigningJwk({ ...ec('P-256'), kid: 'mine' })
    expect(keys).toMatchObject({ kid: 'mine', publicJwks: [{ kid: 'mine' }] })
  })

  it.each([
    ['EC', ec('P-256')],
    ['RSA', rsa(2048)],
  ])('of type %s publishes its public part alone', (_, jwk) => {
    const { kid, algorithm, publicJwks } = readSigningJwk(jwk)
    expect(publicJwks).toEqual([
      { ...publicPart(jwk), kid, alg: algorithm, use: 'sig', key_ops: ['verify'] },
    ])
  })

  it('that is a shared secret publishes nothing', () => {
    expect(readSigningJwk(oct(64)).publicJwks).toEqual([])
  })

  it.each<[string, SigningJwk, typeof TypeError | typeof RangeError, RegExp]>([
    ['is public', publicPart(ec('P-256')), TypeError, /is a public key/],
    ['is a public RSA key', publicPart(rsa(2048)), TypeError, /is a public key/],
    ['is on P-384', ec('P-384'), RangeError, /is on the curve secp384r1/],
    ['is short', rsa(1024), RangeError, /has 1024 bits/],
    ['is a short secret', oct(31), RangeError, /has a secret of 31 bytes/],
    ['is an empty secret', { kty: 'oct' }, RangeError, /has a secret of 0 bytes/],
    ['is of another type', { kty: 'OKP', d: 'secret' }, TypeError, /has no "kty"/],
    ['is of no type', {}, TypeError, /has no "kty"/],
    ['is broken', { ...ec('P-256'), x: 'AAAA' }, TypeError, /is not a valid EC key/],
    [
      'has mismatched halves',
      { ...ec('P-256'), ...publicPart(ec('P-256')) },
      TypeError,
      /public part of another key/,
    ],
    ['is for another algorithm', { ...rsa(2048), alg: 'RS512' }, TypeError, /another "alg"/],
  ])('that %s is refused in one line that shows nothing of it', (_, jwk, Kind, message) => {
    let rejection: unknown
    try {
      readSigningJwk(jwk)
    } catch (error) {
      rejection = error
    }
    expect(rejection).toBeInstanceOf(Kind)
    const { message: line, cause } = rejection as Error
    expect(line).toMatch(message)
    expect(line).toMatch(/^\[@dropwatt\/local-backend\] signingKey .*\.$/)
    expect(cause).toBeUndefined()
    const secrets = [jwk.d, jwk.k, jwk.p].filter((secret) => secret !== undefined)
    expect(secrets.filter((secret) => line.includes(secret))).toEqual([])
  })
})
