import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync, Visitor, type ESTree, type ParseResult } from 'vite'
import { root } from './commands.ts'

/** The modules that each module imports: statically, as types, later by `import()`, or as a worker. */
type Imports = ReadonlyMap<string, readonly string[]>

const sources = [
  'tooling/**/*.{ts,tsx}',
  'packages/*/*.ts',
  'packages/*/!(dist|node_modules)/**/*.{ts,tsx}',
  '{scripts,tests,bench,.storybook}/**/*.{ts,tsx}',
]

/** The modules of the workspace that have a public name, by that name. */
const publicModules = new Map(
  globSync('packages/*/package.json', { cwd: root }).flatMap((path) => {
    const file = join(root, path)
    const { name, exports = {} }: Package = JSON.parse(readFileSync(file, 'utf8'))
    return Object.entries(exports).map(
      ([key, target]) => [name + key.slice(1), join(dirname(file), target)] as const,
    )
  }),
)

interface Package {
  readonly name: string
  /** Paths of sources, as in the workspace. */
  readonly exports?: Readonly<Record<string, string>>
}

/**
 * Resolves a relative specifier or the public name of a module in the workspace. `.js` also stands for
 * the `.ts` or `.tsx` source.
 */
function findModule(name: string, from: string): string | undefined {
  if (!name.startsWith('.')) return publicModules.get(name)
  const path = resolve(dirname(from), name.replace(/\?.*$/, ''))
  return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((file) =>
    existsSync(file),
  )
}

/** Returns the specifiers of static imports and re-exports. */
function namesIn({ staticImports, staticExports }: ParseResult['module']): readonly string[] {
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
}

/** Returns the specifiers of `import()`, of types by `import('…')`, and of URLs. */
function otherNames(program: ESTree.Program): readonly string[] {
  const names: string[] = []
  const add = (node: ESTree.Node | undefined, prefix = '') => {
    if (node?.type === 'Literal' && typeof node.value === 'string') names.push(prefix + node.value)
  }
  new Visitor({
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    NewExpression({ callee, arguments: [address, base] }) {
      const isRelative = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty'
      if (isRelative && callee.type === 'Identifier' && callee.name === 'URL') add(address, './')
    },
  }).visit(program)
  return names
}

/** Returns the modules that a module imports, by absolute path. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8')
  const parsed = parseSync(file, code)
  const names = [...namesIn(parsed.module)]
  // Most modules have none of these, and reading the whole tree takes ten times as long.
  if (/\bimport(?:\(|\.meta)/.test(code)) names.push(...otherNames(parsed.program))
  return names.flatMap((name) => findModule(name, file) ?? [])
}

/** Returns the paths that a module names by a text, relative to itself. */
export function relativePaths(file: string): readonly string[] {
  const paths: string[] = []
  const add = (text: string) => {
    if (/^\.{1,2}\//.test(text)) paths.push(text)
  }
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && add(value),
    TemplateLiteral: ({ quasis }) => add(quasis[0]?.value.cooked ?? ''),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return paths
}

/** Returns the imports of each module in the workspace, by absolute path. */
export function readImports(): Imports {
  const files = globSync(sources, { cwd: root, exclude: (path) => path.endsWith('node_modules') })
  return new Map(
    files.map((path) => {
      const file = join(root, path)
      return [file, importsOf(file)]
    }),
  )
}

/** Returns the modules in import cycles, and those on a path between two cycles, sorted. */
export function findCycles(imports: Imports): readonly string[] {
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
