import { parse, type ChildNode, type Root } from 'postcss'
import parseValue from 'postcss-value-parser'

/** The rules of one styled component or of one animation. */
export interface StyleGroup {
  /** The classes that elements of the component have, or the name of the animation. */
  readonly names: readonly string[]
  readonly css: string
}

/** Lists the custom properties that a style sheet sets on the root element. */
export function rootVariables(css: string): ReadonlySet<string> {
  const names = new Set<string>()
  parse(css).walkRules((rule) => {
    if (!rule.selectors.includes(':root') || rule.parent?.type !== 'root') return
    rule.walkDecls(/^--/, ({ prop }) => void names.add(prop))
  })
  return names
}

/**
 * Reads what styled-components writes for a server, group by group and in its order.
 *
 * @param css text of its style elements: after the rules of each group a rule that names the group,
 * by which the library's browser part would find it again
 * @param known custom properties that are always set, so that their fallbacks are left out
 */
export function readGroups(css: string, known: ReadonlySet<string>): readonly StyleGroup[] {
  const root = parse(css)
  withoutFallbacks(root, known)
  const groups: StyleGroup[] = []
  let rules: ChildNode[] = []
  for (const node of root.nodes) {
    if (node.type === 'comment') continue
    const names = node.type === 'rule' ? namesOfGroup(node.selector, node.nodes) : undefined
    if (!names) {
      rules.push(node)
      continue
    }
    if (rules.length > 0) groups.push({ names, css: rules.map(String).join('') })
    rules = []
  }
  return groups
}

/** Reads `data-styled.g7[id="sc-1a2b3c-0"]{content:"aBcDe,"}`. */
function namesOfGroup(
  selector: string,
  nodes: readonly ChildNode[],
): readonly string[] | undefined {
  const [, id] = /^data-styled\.g\d+\[id="([^"]*)"\]$/.exec(selector) ?? []
  const [content] = nodes
  if (id === undefined || content?.type !== 'decl') return undefined
  return [id, ...content.value.replaceAll('"', '').split(',')].filter(Boolean)
}

function withoutFallbacks(root: Root, known: ReadonlySet<string>): void {
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return
    const value = parseValue(declaration.value)
    value.walk((node) => {
      if (node.type !== 'function' || node.value !== 'var') return
      const [name] = node.nodes
      if (name && known.has(name.value)) node.nodes = [name]
    })
    declaration.value = parseValue.stringify(value.nodes)
  })
}

/** Joins the rules of groups. */
export function joinGroups(groups: readonly StyleGroup[]): string {
  return groups.map(({ css }) => css).join('')
}

/** Splits groups by whether a part of a page needs them, whose elements have `classes`. */
export function splitGroups(groups: readonly StyleGroup[], classes: ReadonlySet<string>) {
  const isNeeded = ({ names }: StyleGroup) => names.some((name) => classes.has(name))
  const styled = joinGroups(groups.filter(isNeeded))
  const isUsed = (group: StyleGroup) =>
    isNeeded(group) || (group.css.startsWith('@keyframes') && styled.includes(group.names.at(-1)!))
  return {
    needed: groups.filter(isUsed),
    others: groups.filter((group) => !isUsed(group)),
  }
}

/** Keeps the groups that all pages have in common, in the order of the first. */
export function sharedGroups(pages: readonly (readonly StyleGroup[])[]): readonly StyleGroup[] {
  const [first = [], ...others] = pages
  const found = others.map((groups) => new Set(groups.map(({ css }) => css)))
  return first.filter(({ css }) => found.every((texts) => texts.has(css)))
}
