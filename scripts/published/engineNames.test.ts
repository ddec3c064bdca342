import { join } from 'node:path'
import { openProject } from '@dropwatt/tooling/project'
import { SymbolFlags } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'
import { root } from '../commands.ts'

/** Timeout in ms; the whole workspace is read. */
const readingAll = 120_000

test('the workbench declares no type of the engine again', { timeout: readingAll }, () => {
  using project = openProject(join(root, 'tsconfig.json'))
  const { program, checker } = project
  const exportsOf = (path: string) => {
    const module = program.getSourceFile(join(root, 'packages', path))
    const entry = module && checker.getSymbolAtLocation(module)
    return entry ? checker.getExportsOfModule(entry) : []
  }
  const entries = ['index', 'options', 'images', 'importing']
  const ofEngine = new Set(
    entries.flatMap((entry) => exportsOf(`automations/src/${entry}.ts`)).map(({ name }) => name),
  )
  const types = exportsOf('ui/src/exports/workbench.ts').filter((symbol) => {
    const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return !(declared.flags & SymbolFlags.Value)
  })
  expect(ofEngine.size).toBeGreaterThan(200)
  expect(types.length).toBeGreaterThan(100)
  expect(types.map(({ name }) => name).filter((name) => ofEngine.has(name))).toEqual([])
})
