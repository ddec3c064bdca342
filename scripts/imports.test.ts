import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'
import { findCircles, readImports } from './imports.ts'

test('no module imports itself by way of others, not for a type either', () => {
  const imports = readImports()
  expect(imports.size).toBeGreaterThan(1000)
  expect(findCircles(imports).map((file) => relative(root, file))).toEqual([])
})

test('circles are found wherever they begin, and what leads to them is not counted', () => {
  const imports = new Map([
    ['app', ['page']],
    ['page', ['part', 'types']],
    ['part', ['page']],
    ['types', ['values']],
    ['values', []],
  ])
  expect(findCircles(imports)).toEqual(['page', 'part'])
})
