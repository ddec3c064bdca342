import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'
import { programPath, programs, skippedLine } from './engines.ts'

test('an engine that is left out is one line, with its packages and how to get them', () => {
  expect(skippedLine('webkit', ['webkit2gtk-driver', 'xvfb'])).toBe(
    '- WebKitGTK skipped: not installed. On Debian, as root: npm run browsers, or apt-get install webkit2gtk-driver xvfb.',
  )
})

test('a program that is not there is named by its package', () => {
  expect(() => programPath({ places: ['/nowhere/*/browser'], debian: 'some-browser' })).toThrow(
    'some-browser is not installed.',
  )
})

test('the README names every package that an engine needs', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  for (const { debian } of Object.values(programs)) expect(readme).toContain(`\`${debian}\``)
})
