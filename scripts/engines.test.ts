import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'
import { programPath, programs, skippedLine } from './engines.ts'

test('a skipped engine is reported in one line, with the packages to install', () => {
  expect(skippedLine('webkit', ['webkit2gtk-driver', 'xvfb'])).toBe(
    '- WebKitGTK skipped: not installed. On Debian, as root: npm run browsers, or apt-get install webkit2gtk-driver xvfb.',
  )
})

test('a missing program is reported by its package', () => {
  expect(() => programPath({ places: ['/nowhere/*/browser'], debian: 'some-browser' })).toThrow(
    'some-browser is not installed.',
  )
})

test('the README lists every package that an engine needs', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  for (const { debian } of Object.values(programs)) expect(readme).toContain(`\`${debian}\``)
})
