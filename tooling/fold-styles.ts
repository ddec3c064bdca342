import type { Expression, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isElementAccessExpression,
  isIdentifier,
  isNumericLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast'
import { SymbolFlags, type Symbol as CompilerSymbol } from 'typescript/unstable/sync'
import type { Project } from './project.ts'

/** What the exports of some modules are, by the ids that the compiler gives their declarations. */
export type Constants = ReadonlyMap<number, unknown>

/** The modules that hold constants, as they are when they run, by their paths. */
export type ConstantModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Follows imports and re-exports to what is declared. */
function declared({ checker }: Project, symbol: CompilerSymbol): CompilerSymbol {
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/**
 * Finds the declarations behind the exports of modules.
 *
 * @throws {Error} when a module is not part of the project
 */
export function readConstants(project: Project, modules: ConstantModules): Constants {
  const constants = new Map<number, unknown>()
  for (const [file, values] of Object.entries(modules)) {
    const source = project.program.getSourceFile(file)
    const module = source && project.checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} is no module of the project.`)
    for (const name of project.checker.getExportsOfModule(module)) {
      if (Object.hasOwn(values, name.name)) {
        constants.set(declared(project, name).id, values[name.name])
      }
    }
  }
  return constants
}

interface Gap {
  readonly expression: Expression
  /** From the dollar sign to the closing brace. */
  readonly start: number
  readonly end: number
  /** Whether a function joins the template, such as `css`. */
  readonly isTagged: boolean
}

/** Lists the gaps of all templates in a file, in their order. */
function gapsOf(source: SourceFile): readonly Gap[] {
  const gaps: Gap[] = []
  function visit(node: Node): void {
    if (isTemplateExpression(node)) {
      let start = node.head.end - '${'.length
      for (const { expression, literal } of node.templateSpans) {
        const end = literal.getStart(source) + '}'.length
        gaps.push({ expression, start, end, isTagged: isTaggedTemplateExpression(node.parent) })
        start = literal.end - '${'.length
      }
    }
    node.forEachChild(visit)
  }
  visit(source)
  return gaps.toSorted((one, other) => one.start - other.start)
}

interface Reference {
  readonly root: Node
  readonly members: readonly string[]
}

/** Reads `space[1]` as the name it begins with and the members behind it; nothing of any other shape. */
function asReference(expression: Expression): Reference | undefined {
  if (isIdentifier(expression)) return { root: expression, members: [] }
  if (isPropertyAccessExpression(expression)) {
    const owner = asReference(expression.expression)
    return owner && { ...owner, members: [...owner.members, expression.name.text] }
  }
  if (!isElementAccessExpression(expression)) return undefined
  const { argumentExpression: key } = expression
  if (!isStringLiteral(key) && !isNumericLiteral(key)) return undefined
  const owner = asReference(expression.expression)
  return owner && { ...owner, members: [...owner.members, key.text] }
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Readonly<Record<string, unknown>>)[name]
}

/** Gives a value as CSS, unless it is made anew at run time, as keyframes are. */
function asCss(value: unknown, isTagged: boolean): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!isTagged || !Array.isArray(value)) return undefined
  return value.every((part) => typeof part === 'string') ? value.join('') : undefined
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
}

/**
 * Writes constants, such as tokens and mixins, into the templates of a file that use them. A template
 * without gaps is one text: a part then brings no table of tokens along, and styled-components need
 * not join it at each render. Imports that nothing uses any more stay; whoever takes the types out
 * drops them.
 *
 * @throws {Error} when the file is not part of the project
 */
export function foldStyles(project: Project, file: string, constants: Constants): string {
  const source = project.program.getSourceFile(file)
  if (!source) throw new Error(`${file} is no module of the project.`)
  const { text } = source
  let folded = ''
  let end = 0
  for (const gap of gapsOf(source)) {
    const reference = asReference(gap.expression)
    const symbol = reference && project.checker.getSymbolAtLocation(reference.root)
    if (!symbol) continue
    const value = reference.members.reduce(memberOf, constants.get(declared(project, symbol).id))
    const css = asCss(value, gap.isTagged)
    if (css === undefined) continue
    folded += text.slice(end, gap.start) + escaped(css)
    end = gap.end
  }
  return folded + text.slice(end)
}
