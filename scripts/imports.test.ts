import { globSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'
import { findCircles, importsOf, readImports, relativePaths } from './imports.ts'

test('there are no import cycles, not even of types or of what is loaded later', () => {
  const imports = readImports()
  expect(imports.size).toBeGreaterThan(1000)
  expect(findCircles(imports).map((file) => relative(root, file))).toEqual([])
})

test('the engine names no path outside of its package, not even in tests', () => {
  const folder = join(root, 'packages/automations')
  const files = globSync('{src,bin}/**/*.ts', { cwd: folder }).map((path) => join(folder, path))
  expect(files.length).toBeGreaterThan(100)
  const outside = files.flatMap((file) =>
    relativePaths(file).flatMap((path) =>
      resolve(dirname(file), path).startsWith(folder + sep)
        ? []
        : `${relative(root, file)}: ${path}`,
    ),
  )
  expect(outside).toEqual([])
})

test.each([
  ["import { root } from './commands.ts'", 'scripts/commands.ts'],
  ["import type { Imports } from './imports.ts'", 'scripts/imports.ts'],
  ["export * from './commands.ts'", 'scripts/commands.ts'],
  ["const load = () => import('./commands.ts')", 'scripts/commands.ts'],
  ["let imports: import('./imports.ts').Imports", 'scripts/imports.ts'],
  ["import url from './commands.ts?worker&url'", 'scripts/commands.ts'],
  ["new Worker(new URL('commands.ts', import.meta.url))", 'scripts/commands.ts'],
  ["import { brand } from '@dropwatt/ui'", 'packages/ui/src/exports/index.ts'],
  ["const load = () => import('@dropwatt/ui/it')", 'packages/ui/src/locales/it/library.ts'],
])('%s imports %s', (code, imported) => {
  expect(importsOf(join(root, 'scripts/example.ts'), code)).toEqual([join(root, imported)])
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
