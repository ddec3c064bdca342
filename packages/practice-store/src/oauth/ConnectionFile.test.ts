import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestShop } from '../testing/openTestShop.ts'

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a shop is still connected after a restart', () => {
  const connectionFile = join(createFolder(), 'practice.json')
  const before = openTestShop({ connectionFile })
  const { access_token } = before.shop.installations.issue('offline')
  const after = openTestShop({ connectionFile, isInstalled: false })
  expect(after.store.app).toEqual(before.store.app)
  expect(after.shop.installations.find(access_token)).toBeDefined()
})

test('others cannot read the file', () => {
  const connectionFile = join(createFolder(), 'practice.json')
  openTestShop({ connectionFile })
  expect(statSync(connectionFile).mode & 0o777).toBe(0o600)
})

test('a file that cannot be read is replaced', () => {
  const connectionFile = join(createFolder(), 'practice.json')
  writeFileSync(connectionFile, '{"half')
  const { shop } = openTestShop({ connectionFile, isInstalled: false })
  expect(shop.installations.current).toBeUndefined()
})
