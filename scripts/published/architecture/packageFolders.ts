import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findModule, importedNames } from '../../imports.ts'
import { root } from '../../commands.ts'

/** Folders of a package that import each other, directly or through others; often only one. */
export type Block = readonly string[]

/** The folders of a package in rows: a folder only imports from its own block and the rows below. */
export interface PackageFolders {
  /** The folder below `packages`. */
  readonly name: string
  readonly rows: readonly (readonly Block[])[]
}

/** The folders of one package that import another package by its name. */
export interface Crossing {
  readonly from: string
  readonly to: string
  readonly folders: readonly string[]
}

export interface Architecture {
  readonly packages: readonly PackageFolders[]
  readonly crossings: readonly Crossing[]
}

const packageNames = ['app', 'ui', 'auth', 'automations', 'local-backend'] as const
const scope = '@dropwatt/'

/** What shows, tests or measures a package, or configures its build. */
const beside = /\.(?:test|stories|config|d)\.|\/(?:test|testing|docs|bench|conformance)\//

/** Returns the package and the folder of a module; files of `src` itself are in the folder `src`. */
function placeOf(file: string): { readonly in: string; readonly folder: string } {
  const [, name = '', top = '', ...rest] = relative(root, file).split('/')
  return { in: name, folder: top === 'src' && rest.length > 1 ? (rest[0] ?? top) : top }
}

/** Adds a value to the set of a key. */
function put<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key)
  if (set) set.add(value)
  else sets.set(key, new Set([value]))
}

/** Returns everything that can be reached from a folder through imports. */
function reachable(
  imports: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...(imports.get(from) ?? [])]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (found.has(folder)) continue
    found.add(folder)
    open.push(...(imports.get(folder) ?? []))
  }
  return found
}

/** Puts folders that import each other into blocks, and blocks below all that import them. */
export function rowsOf(
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): readonly (readonly Block[])[] {
  const reach = new Map([...imports.keys()].map((from) => [from, reachable(imports, from)]))
  const reaches = (from: string, to: string) => reach.get(from)?.has(to) ?? false
  const folders = [...imports.keys()].toSorted()
  const blocks = folders
    .map((one) =>
      folders.filter((other) => one === other || (reaches(one, other) && reaches(other, one))),
    )
    .filter((block, index) => block[0] === folders[index])
  const depths = new Map<Block, number>()
  function depthOf(block: Block): number {
    const known = depths.get(block)
    if (known !== undefined) return known
    const above = blocks.filter(
      (other) =>
        other !== block && other.some((from) => block.some((to) => imports.get(from)?.has(to))),
    )
    const depth = Math.max(-1, ...above.map(depthOf)) + 1
    depths.set(block, depth)
    return depth
  }
  const rows: Block[][] = []
  for (const block of blocks) (rows[depthOf(block)] ??= []).push(block)
  return rows
}

/**
 * Reads which folders the packages consist of and what these import. `import()` and type imports do
 * not count.
 */
export function readArchitecture(): Architecture {
  const inside = new Map<string, Map<string, Set<string>>>(
    packageNames.map((name) => [name, new Map()]),
  )
  const across = new Map<string, Set<string>>()
  const files = globSync(`packages/{${packageNames.join(',')}}/*/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules') || path.endsWith('dist'),
  })
  for (const path of files.filter((each) => !beside.test(each))) {
    const file = join(root, path)
    const { in: name, folder } = placeOf(file)
    const folders = inside.get(name)
    if (!folders) continue
    if (!folders.has(folder)) folders.set(folder, new Set())
    for (const imported of importedNames(file).filter(({ isType }) => !isType)) {
      if (imported.name.startsWith(scope)) {
        const to = imported.name.slice(scope.length).split('/')[0] ?? ''
        put(across, `${name} ${to}`, folder)
      } else {
        const target = findModule(imported.name, file)
        if (!target) continue
        const place = placeOf(target)
        if (place.in === name && place.folder !== folder) put(folders, folder, place.folder)
      }
    }
  }
  return {
    packages: packageNames.map((name) => ({ name, rows: rowsOf(inside.get(name) ?? new Map()) })),
    crossings: Array.from(across, ([key, folders]) => {
      const [from = '', to = ''] = key.split(' ')
      return { from, to, folders: [...folders].toSorted() }
    }).filter(({ to }) => packageNames.some((name) => name === to)),
  }
}
