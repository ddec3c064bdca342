import { globSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'
import { findCycles, readImports, relativePaths } from './imports.ts'

test('no modules import one another, not even types', () => {
  const imports = readImports()
  expect(imports.size).toBeGreaterThan(1000)
  expect(findCycles(imports).map((file) => relative(root, file))).toEqual([])
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
