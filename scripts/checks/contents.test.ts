import { expect, test } from 'vitest'
import { findStrays } from './contents.ts'

const needed = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'components.json',
  'dist/testing/index.d.ts',
  'dist/testing/index.js',
  'dist/testing/index.js.map',
  'fonts/OFL.txt',
  'fonts/geist-core.woff2',
  'package.json',
  'theme.css',
]

test('code, types, styles, fonts and documents belong into a tarball', () => {
  expect(findStrays(needed, ['LICENSE', 'README.md', 'package.json'])).toEqual([])
})

test.each([
  'src/index.ts',
  'dist/index.ts',
  'dist/test/render.js',
  'dist/Button.stories.js',
  'dist/tsconfig.tsbuildinfo',
  'fonts/source.ttf',
  'tsup.config.ts',
  '.env.local',
])('%s does not', (path) => {
  expect(findStrays([...needed, path], [])).toEqual([`${path} is of no use to users.`])
})

test('a missing file is named', () => {
  expect(findStrays(['LICENSE'], ['LICENSE', 'README.md'])).toEqual(['README.md is missing.'])
})
