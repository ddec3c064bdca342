import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readKeyFile } from './secretKeys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dropwatt-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (path: string) => statSync(path).mode & 0o777

test('without a key the server makes one that only its user can read, and keeps it', () => {
  const dataDir = join(folder, 'data')
  const key = readKeyFile(dataDir)
  expect(key).toHaveLength(32)
  expect(readKeyFile(dataDir)).toEqual(key)
  expect(modeOf(join(dataDir, 'store.key'))).toBe(0o600)
})

test('a key that others can read is made private', () => {
  const key = readKeyFile(folder)
  chmodSync(join(folder, 'store.key'), 0o644)
  expect(readKeyFile(folder)).toEqual(key)
  expect(modeOf(join(folder, 'store.key'))).toBe(0o600)
})

test('a damaged key is not replaced: what it sealed would be lost', () => {
  writeFileSync(join(folder, 'store.key'), 'half a k')
  expect(() => readKeyFile(folder)).toThrow('is damaged')
})
