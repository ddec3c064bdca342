import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { Vault, VaultError } from './Vault.ts'

const [key, older, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const vault = new Vault([key])
const place = { owner: 'gid://shopify/Shop/1', field: 'access_token' } as const

test('a secret is opened at its place, and never looks the same', () => {
  const [one, other] = [vault.seal('shpat_ünïcode', place), vault.seal('shpat_ünïcode', place)]
  expect(vault.open(one, place)).toBe('shpat_ünïcode')
  expect(one).not.toBe(other)
})

test.each([
  ['another shop', { ...place, owner: 'gid://shopify/Shop/2' }],
  ['another field', { ...place, field: 'refresh_token' as const }],
])('check 16: it is not opened for %s', (_, other) => {
  const sealed = vault.seal('shpat_1', place)
  expect(() => vault.open(sealed, other)).toThrow(VaultError)
})

test('check 15: it is not opened by another key, or altered', () => {
  const sealed = vault.seal('shpat_1', place)
  expect(() => new Vault([foreign]).open(sealed, place)).toThrow(VaultError)
  const [id = '', text = ''] = sealed.split('.')
  // All bits of these characters count, unlike those of the last one.
  for (const at of [0, 14, text.length - 2]) {
    const altered = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    expect(() => vault.open(`${id}.${altered}`, place)).toThrow(VaultError)
  }
  for (const broken of ['', id, `${id}.`, `${id}.AAAA`, 'shpat_1']) {
    expect(() => vault.open(broken, place)).toThrow(VaultError)
  }
})

test('while the key changes, the one before it opens what it sealed, and seals nothing', () => {
  const old = new Vault([older]).seal('shpat_1', place)
  const rotating = new Vault([key, older])
  expect(rotating.open(old, place)).toBe('shpat_1')
  expect(rotating.isCurrent(old)).toBe(false)
  const sealed = rotating.seal('shpat_1', place)
  expect(rotating.isCurrent(sealed)).toBe(true)
  expect(vault.open(sealed, place)).toBe('shpat_1')
})
