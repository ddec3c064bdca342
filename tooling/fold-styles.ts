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

/** Values of exports, by the compiler's ids of their declarations. */
export type Constants = ReadonlyMap<number, unknown>

/** The exports of modules with constants, by the path of the module. */
export type ConstantModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns the symbol that an import or re-export refers to. */
function declared({ checker }: Project, symbol: CompilerSymbol): CompilerSymbol {
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/**
 * Returns the values of exports by their declarations.
 *
 * @throws {Error} when a module is not part of the project
 */
export function readConstants(project: Project, modules: ConstantModules): Constants {
  const constants = new Map<number, unknown>()
  for (const [file, values] of Object.entries(modules)) {
    const source = project.program.getSourceFile(file)
    const module = source && project.checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} is not a module of the project.`)
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
  /** Offset of the dollar sign, in characters. */
  readonly start: number
  readonly end: number
  /** Whether the template has a tag, such as `css`. */
  readonly isTagged: boolean
}

/** Returns the substitutions of all templates in a file, in order. */
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

/** Splits `space[1]` into its root and its members; returns `undefined` for other expressions. */
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

/** Returns a value as CSS, or `undefined` if it exists only at run time, as keyframes do. */
function asCss(value: unknown, isTagged: boolean): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!isTagged || !Array.isArray(value)) return undefined
  return value.every((part) => typeof part === 'string') ? value.join('') : undefined
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
}

/**
 * Returns the text of a file with the values of constants, such as tokens and mixins, written into
 * its templates. A template without substitutions is a single string: the component then needs no
 * table of tokens, and styled-components has nothing to join at each render. Unused imports remain;
 * the transform that strips the types removes them.
 *
 * @throws {Error} when the file is not part of the project
 */
export function foldStyles(project: Project, file: string, constants: Constants): string {
  const source = project.program.getSourceFile(file)
  if (!source) throw new Error(`${file} is not a module of the project.`)
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
