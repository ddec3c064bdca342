import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { openProject, type Project } from '@dropwatt/tooling/project'
import {
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  type TypeNode,
} from 'typescript/unstable/ast'
import {
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Symbol as Declared,
  type Type,
} from 'typescript/unstable/sync'
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

/** A public component of the library, as tools read it. */
export interface IndexedComponent {
  readonly name: string
  /** The entry that it is imported from, such as `@dropwatt/ui/pages`. */
  readonly from: string
  readonly description: string
  readonly props: readonly IndexedProp[]
}

const folder = join(root, 'packages/ui')
/** Its own sources, and those of the engine, whose types the workbench takes. */
const sources = ['ui', 'automations'].map((name) => join(root, 'packages', name, 'src') + sep)

/** Descriptions of the automation pages, which are generated and have no docstrings. */
const automationPages = new Map<string, string>(
  automationSlugs.map((slug) => [`${inCapitals(slug)}Page`, automationDescriptions.en[slug]]),
)

/** Returns the published entries that export components, by import specifier. */
function componentEntries(): readonly (readonly [from: string, file: string])[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    exports: Readonly<Record<string, string>>
    publishConfig: { exports: Readonly<Record<string, unknown>> }
  }
  const { name, exports, publishConfig } = manifest
  return Object.entries(exports).flatMap(([entry, file]) =>
    file.endsWith('.ts') && entry !== './icons' && entry in publishConfig.exports
      ? [[entry.replace('.', name), join(folder, file)] as const]
      : [],
  )
}

function oneLine(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** Returns whether the library or the engine declares a symbol, as opposed to React or another package. */
function isOwn({ declarations }: Declared): boolean {
  return declarations.some(({ path }) => sources.some((source) => path.startsWith(source)))
}

/** Returns the symbol that an import or re-export refers to. */
function declared({ checker }: Project, symbol: Declared): Declared {
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** Returns the type of a component's props, or `undefined` for other exports. */
function propsTypeOf({ checker }: Project, exported: Declared): Type | undefined {
  if (!/^[A-Z]/.test(exported.name) || !(exported.flags & SymbolFlags.Value)) return undefined
  const type = checker.getTypeOfSymbol(exported)
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  if (!signature) return undefined
  const [props] = signature.getParameters()
  return props ? checker.getTypeOfSymbol(props) : checker.getVoidType()
}

const inFull = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType

/** Resolves a type alias of the library, by one step; returns other types as they are. */
function named(project: Project, node: TypeNode): TypeNode {
  if (!isTypeReferenceNode(node) || node.typeArguments) return node
  const symbol = project.checker.getSymbolAtLocation(node.typeName)
  const target = symbol && declared(project, symbol)
  const alias = target && isOwn(target) && target.declarations[0]?.resolve()
  return alias && isTypeAliasDeclaration(alias) ? alias.type : node
}

/** Returns the string literals that a prop allows, or its type as written if it allows others. */
function typeTexts(project: Project, prop: Declared): readonly string[] {
  const { checker } = project
  const type = checker.getTypeOfSymbol(prop)
  const given = type && checker.getNonNullableType(type)
  if (!given) return []
  const forms = given.isUnionType() ? given.getTypes() : [given]
  if (forms.every((form) => form.isStringLiteralType())) {
    return forms.map((form) => checker.typeToString(form, undefined, inFull))
  }
  const node = prop.declarations.map((each) => each.resolve()).find(Boolean)
  const written = node && isPropertySignatureDeclaration(node) ? node.type : undefined
  const text = written && named(project, written).getText()
  return [text ?? checker.typeToString(given, undefined, inFull)]
}

/** Returns the entry of a prop from its declarations, one per member of a union of props. */
function indexedProp(project: Project, found: readonly Declared[], required: boolean): IndexedProp {
  const { checker } = project
  const texts = new Set(found.flatMap((prop) => typeTexts(project, prop)).map(oneLine))
  const [prop] = found as readonly [Declared]
  const tags = checker.getJsDocTagsOfSymbol(prop)
  const fallback = tags.find(({ name }) => name === 'default')?.text
  return {
    name: prop.name,
    type: Array.from(texts, (text) =>
      texts.size > 1 && text.includes('=>') ? `(${text})` : text,
    ).join(' | '),
    required,
    description: oneLine(checker.getDocumentationCommentOfSymbol(prop)),
    ...(fallback === undefined ? {} : { default: oneLine(fallback) }),
  }
}

function isRequired({ flags }: Declared): boolean {
  return !(flags & SymbolFlags.Optional)
}

/** Returns the props that the library declares, sorted by name; of a union, those of all members. */
function indexedProps(project: Project, type: Type): readonly IndexedProp[] {
  const forms = type.isUnionType() ? type.getTypes() : [type]
  const byName = new Map<string, Declared[]>()
  for (const form of forms) {
    for (const prop of project.checker.getPropertiesOfType(form)) {
      if (isOwn(prop)) byName.set(prop.name, [...(byName.get(prop.name) ?? []), prop])
    }
  }
  return Array.from(byName.values(), (found) => {
    return indexedProp(project, found, found.length === forms.length && found.every(isRequired))
  }).toSorted((one, other) => one.name.localeCompare(other.name))
}

function indexComponents(): readonly IndexedComponent[] {
  using project = openProject(join(root, 'tsconfig.json'))
  const { program, checker } = project
  const components = componentEntries().flatMap(([from, file]) => {
    const module = program.getSourceFile(file)
    const entry = module && checker.getSymbolAtLocation(module)
    if (!entry) throw new Error(`${file} is not an entry of the library.`)
    return checker.getExportsOfModule(entry).flatMap((symbol): readonly IndexedComponent[] => {
      const exported = declared(project, symbol)
      const props = propsTypeOf(project, exported)
      if (!props) return []
      const { name } = symbol
      const says = checker.getDocumentationCommentOfSymbol(exported)
      const description = oneLine(automationPages.get(name) ?? says)
      return [{ name, from, description, props: indexedProps(project, props) }]
    })
  })
  const missing = components.filter(({ description }) => !description)
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ')
    throw new Error(`The component index needs a docstring for each of ${names}.`)
  }
  return components.toSorted((one, other) => one.name.localeCompare(other.name))
}

let indexed: readonly IndexedComponent[] | undefined

/**
 * Returns every public component of the library with its props, sorted by name. Reading them takes
 * seconds, so a process does it once.
 *
 * @throws {Error} when a component has no docstring
 */
export function componentIndex(): readonly IndexedComponent[] {
  indexed ??= indexComponents()
  return indexed
}
