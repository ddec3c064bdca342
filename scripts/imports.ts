import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { root } from './commands.ts'

/** The modules that each module imports statically, including type imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

const sources = [
  'tooling/**/*.{ts,tsx}',
  'packages/*/*.ts',
  'packages/*/!(dist|node_modules)/**/*.{ts,tsx}',
  '{scripts,tests,bench,.storybook}/**/*.{ts,tsx}',
]

/** Resolves a relative specifier; `.js` also stands for the `.ts` or `.tsx` source. */
export function findModule(name: string, from: string): string | undefined {
  if (!name.startsWith('.')) return undefined
  const path = resolve(dirname(from), name)
  return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((file) =>
    existsSync(file),
  )
}

/** What a module imports from. */
export interface ImportedName {
  /** The specifier, as written. */
  readonly name: string
  /** Whether only types are imported. */
  readonly isType: boolean
}

/** Returns what a module imports and exports again; without `import()`. */
export function importedNames(file: string): readonly ImportedName[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { name: moduleRequest.value, isType } : [],
      ),
    ),
  ]
}

/** Returns the static imports of each module in the workspace, by absolute path. */
export function readImports(): Imports {
  const files = globSync(sources, { cwd: root, exclude: (path) => path.endsWith('node_modules') })
  return new Map(
    files.map((path) => {
      const file = join(root, path)
      return [file, importedNames(file).flatMap(({ name }) => findModule(name, file) ?? [])]
    }),
  )
}

/** Returns the modules in import cycles, and those on a path between two cycles, sorted. */
export function findCircles(imports: Imports): readonly string[] {
  const left = new Map(imports)
  for (let size = Infinity; left.size < size;) {
    size = left.size
    const imported = new Set([...left.values()].flat())
    for (const [module, names] of left) {
      if (!imported.has(module) || !names.some((name) => left.has(name))) left.delete(module)
    }
  }
  return [...left.keys()].toSorted()
}
