import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'
import { findCircles, readImports } from './imports.ts'

test('there are no import cycles, not even of types', () => {
  const imports = readImports()
  expect(imports.size).toBeGreaterThan(1000)
  expect(findCircles(imports).map((file) => relative(root, file))).toEqual([])
})

test('cycles are found from any start, without the modules that only import them', () => {
  const imports = new Map([
    ['app', ['page']],
    ['page', ['part', 'types']],
    ['part', ['page']],
    ['types', ['values']],
    ['values', []],
  ])
  expect(findCircles(imports)).toEqual(['page', 'part'])
})
