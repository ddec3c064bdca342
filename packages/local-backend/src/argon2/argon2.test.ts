import * as crypto from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loadArgon2 } from './index.ts'
import { createNodeArgon2 } from './node-argon2.ts'
import { formatPhc, parsePhc } from './phc.ts'

const cost = { memory: 64, passes: 2, parallelism: 1 }
const made = '$argon2id$v=19$m=64,t=2,p=1$c29tZXNhbHQ$9sTbSlTio3Biev89thdrlKKiCaYsjjYVJxGAL3swxpQ'

const missing = () => Promise.reject(new Error('Cannot find native binding'))

describe('argon2', () => {
  it.each(['correct horse', '', 'pässwörd 😀', '\u0000'])(
    'is compatible with the native package in both directions: "%s"',
    async (password) => {
      const native = await loadArgon2(cost)
      const node = createNodeArgon2(cost)
      const [fromNative, fromNode] = [await native.hash(password), await node.hash(password)]

      for (const phc of [fromNative, fromNode]) {
        expect(phc).toMatch(
          /^\$argon2id\$v=19\$m=64,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
        )
        expect(await native.verify(phc, password)).toBe(true)
        expect(await node.verify(phc, password)).toBe(true)
        expect(await native.verify(phc, `${password}x`)).toBe(false)
        expect(await node.verify(phc, `${password}x`)).toBe(false)
      }
    },
  )

  it('uses node:crypto if the native package fails to load', async () => {
    const argon2 = await loadArgon2(cost, { native: missing, crypto })
    expect(await argon2.verify(await argon2.hash('correct horse'), 'correct horse')).toBe(true)
  })

  it('has a one-line error if neither is available', async () => {
    await expect(loadArgon2(cost, { native: missing, crypto: {} })).rejects.toThrow(
      /^\[@dropwatt\/local-backend\] Passwords cannot be hashed: .*Node 24\.7 or newer\.$/,
    )
  })
})

describe('PHC strings', () => {
  it('survive a round trip', () => {
    const parsed = parsePhc(made)
    expect(parsed).toMatchObject({ ...cost, salt: Buffer.from('somesalt') })
    expect(parsed && formatPhc(parsed)).toBe(made)
  })

  it.each([
    ['bcrypt', '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'],
    ['argon2i', made.replace('argon2id', 'argon2i')],
    ['an older version', made.replace('v=19', 'v=16')],
    ['more memory than 1 GiB', made.replace('m=64', 'm=1048577')],
    ['no memory', made.replace('m=64', 'm=0')],
    ['21 passes', made.replace('t=2', 't=21')],
    ['17 lanes', made.replace('m=64', 'm=1024').replace('p=1', 'p=17')],
    ['a key id', made.replace('p=1', 'p=1,keyid=a')],
    ['no salt', made.replace('c29tZXNhbHQ', '')],
    ['nothing', ''],
    ['a line more', `${made}\n`],
  ])('are none with %s', (_, phc) => {
    expect(parsePhc(phc)).toBeUndefined()
  })
})
