import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { root } from '../commands.ts'
import { readManifest } from '../packages.ts'
import type { Check } from './check.ts'

const folder = join(root, 'packages/ui')
const engine = '@dropwatt/automations'

/** The entries that need the engine, for types alone. */
const withEngine = new Set(['./workbench', './workbench-it'])

/** Returns what a built module imports in any way, types included. */
function importsOf(file: string): readonly string[] {
  const names: string[] = []
  const add = (source: { readonly value: unknown } | null) => {
    if (typeof source?.value === 'string') names.push(source.value)
  }
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source.type === 'Literal' ? source : null),
    TSImportType: ({ source }) => add(source),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return names
}

const isOfEngine = (name: string) => name === engine || name.startsWith(`${engine}/`)

/** Lists the modules of a folder that import the engine. */
function importers(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: join(folder, 'dist') })
    .filter((file) => importsOf(join(folder, 'dist', file)).some(isOfEngine))
    .toSorted()
}

/** Lists the declarations that import the engine and that an entry leads to. */
function reached(entry: string): readonly string[] {
  const found: string[] = []
  const seen = new Set([entry])
  for (const file of seen) {
    const names = importsOf(file)
    if (names.some(isOfEngine)) found.push(relative(folder, file))
    for (const name of names.filter((each) => each.startsWith('.'))) {
      seen.add(resolve(dirname(file), name.replace(/\.js$/, '.d.ts')))
    }
  }
  return found
}

/** Holds that the built library takes only types from the engine, and these only for the workbench. */
export async function checkEngineTypes(): Promise<readonly Check[]> {
  const { publishConfig } = await readManifest('ui')
  const others = Object.entries(publishConfig.exports).flatMap(([entry, target]) =>
    typeof target === 'string' || !target.types || withEngine.has(entry)
      ? []
      : reached(join(folder, target.types)).map((file) => `${entry} leads to ${file}.`),
  )
  const declarations = importers('**/*.d.ts')
  const problems = [
    ...importers('**/*.js').map((file) => `${file} imports the engine.`),
    ...declarations
      .filter((file) => !file.startsWith('workbench/'))
      .map((file) => `${file} is no part of the workbench.`),
    ...others,
    ...(declarations.length === 0 ? ['No declaration imports the engine.'] : []),
  ]
  const title = '@dropwatt/ui takes only types from the engine, and only for its workbench'
  return [{ title, problem: problems.join('\n') }]
}
