import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  builtinResolvers,
  makeFsImporter,
  parse,
  type Documentation,
  type PropDescriptor,
} from 'react-docgen'
import { automationDescriptions } from '../../packages/ui/src/catalogue/automationPages.strings.ts'
import { automationSlugs } from '../../packages/ui/src/catalogue/slugs.ts'
import { root } from '../commands.ts'
import { inCapitals } from './automations.ts'

interface IndexedProp {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly default?: string
  readonly description: string
}

interface IndexedComponent {
  readonly name: string
  /** What it is imported from. */
  readonly from: string
  readonly description: string
  readonly props: readonly IndexedProp[]
}

const source = join(root, 'packages/ui/src')

/** Finds the TypeScript file behind a specifier that ends in `.js`. */
const importer = makeFsImporter((specifier, folder) => {
  const file = resolve(folder, specifier)
  const found = [file, file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx')].find(existsSync)
  if (!found) {
    throw Object.assign(new Error(`${specifier} is not a file beside ${folder}.`), {
      code: 'MODULE_NOT_FOUND',
    })
  }
  return found
})

/** Names of components and where each is imported from, out of the list of public exports. */
function publicComponents(): ReadonlyMap<string, string> {
  const list = readFileSync(join(source, 'exports/exports.txt'), 'utf8')
  const found = new Map<string, string>()
  for (const line of list.split('\n').filter(Boolean)) {
    const [entry = '', names = ''] = line.split(': ')
    if (entry === 'icons') continue
    const from = entry === 'index' ? '@dropwatt/ui' : `@dropwatt/ui/${entry}`
    for (const name of names.split(', ')) if (/^[A-Z]\w*[a-z]/.test(name)) found.set(name, from)
  }
  return found
}

function oneLine(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** Reads a type that react-docgen does not know, such as a `readonly` list, as it is written. */
function typeAsWritten(file: string, prop: string): string {
  const declared = new RegExp(`^  ${prop}\\??: (.+)$`, 'm')
  for (const beside of globSync('*.{ts,tsx}', { cwd: dirname(file) }).toSorted()) {
    const [, type] = declared.exec(readFileSync(join(dirname(file), beside), 'utf8')) ?? []
    if (type) return type
  }
  return 'unknown'
}

function indexedProp(file: string, [name, documented]: [string, PropDescriptor]): IndexedProp {
  const { tsType, required = false, description } = documented
  const [says = '', fallback] = oneLine(description).split(/\s*@default\s+/)
  const raw = tsType && 'raw' in tsType && tsType.raw ? tsType.raw : (tsType?.name ?? 'unknown')
  const type = raw === 'unknown' ? typeAsWritten(file, name) : raw
  const prop = { name, type: oneLine(type), required, description: says }
  return fallback === undefined ? prop : { ...prop, default: fallback }
}

function indexedProps(file: string, documentation: Documentation): readonly IndexedProp[] {
  return Object.entries(documentation.props ?? {})
    .map((entry) => indexedProp(file, entry))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

function documentationOf(file: string): readonly Documentation[] {
  try {
    return parse(readFileSync(file, 'utf8'), {
      filename: file,
      importer,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    })
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION'
    )
      return []
    throw error
  }
}

/** Styled parts that are public as they are, which no reader of components knows as such. */
function styledParts(file: string): readonly (readonly [name: string, description: string])[] {
  const made =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = (?:createGlobalStyle|styled\.)/g
  return [...readFileSync(file, 'utf8').matchAll(made)].map(([, says = '', name = '']) => [
    name,
    oneLine(says.replaceAll('*', '')),
  ])
}

/** Every public component of the library with its props, one line each, by name. */
export function componentIndex(): readonly IndexedComponent[] {
  const wanted = publicComponents()
  const found = new Map<string, IndexedComponent>()
  const files = globSync('{components,pages,hooks,i18n,theme}/**/*.{ts,tsx}', {
    cwd: source,
    exclude: (name) => /\.(stories|test|types|strings|it)\.tsx?$/.test(name),
  })
    .toSorted()
    .map((file) => join(source, file))

  for (const file of files) {
    for (const documentation of documentationOf(file)) {
      const name = documentation.displayName ?? ''
      const from = wanted.get(name)
      if (!from) continue
      const description = oneLine(documentation.description)
      found.set(name, { name, from, description, props: indexedProps(file, documentation) })
    }
  }
  for (const [name, description] of files.flatMap(styledParts)) {
    const from = wanted.get(name)
    if (from) found.set(name, { name, from, description, props: [] })
  }
  const general = found.get('AutomationPage')
  for (const slug of automationSlugs) {
    const name = `${inCapitals(slug)}Page`
    const from = wanted.get(name)
    if (!from || !general) continue
    const props = general.props.filter((prop) => prop.name !== 'slug')
    found.set(name, { name, from, description: automationDescriptions.en[slug], props })
  }
  const missing = [...wanted.keys()].filter((name) => !found.has(name))
  if (missing.length > 0) {
    throw new Error(`The component index cannot read ${missing.join(', ')}: give each a docstring.`)
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
