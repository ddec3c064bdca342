import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../commands.ts'
import { writeLicences } from './document.ts'
import { allowedLicences, closure, needsOf, packages } from './installed.ts'

test('quality 50: whatever is installed for the packages has a permissive licence', () => {
  const direct = packages.flatMap(needsOf).map(([, folder]) => folder)
  const all = closure(direct)
  expect(all.size).toBeGreaterThan(new Set(direct).size)
  for (const { name, license } of all.values()) {
    expect(allowedLicences, `${name}: ${license}`).toContain(license)
  }
})

test('quality 50: docs/licences.md lists them (npm run licences)', () => {
  expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(writeLicences())
})
