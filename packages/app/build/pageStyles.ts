import { parse, type ChildNode, type Root } from 'postcss'
import parseValue from 'postcss-value-parser'

/** The rules of one styled component or of one animation. */
export interface StyleGroup {
  /** Id and classes of the component, or id and name of the animation. */
  readonly names: readonly string[]
  readonly css: string
}

/** Returns the custom properties that a style sheet sets on the root outside of any at-rule. */
export function rootVariables(css: string): ReadonlySet<string> {
  const names = new Set<string>()
  parse(css).walkRules((rule) => {
    if (!rule.selectors.includes(':root') || rule.parent?.type !== 'root') return
    rule.walkDecls(/^--/, ({ prop }) => void names.add(prop))
  })
  return names
}

/**
 * Parses the styles that styled-components renders on a server, and returns their groups in order.
 *
 * @param css text of its style elements: the rules of each group, followed by a marker rule that
 * names it for rehydration
 * @param known custom properties that are always set; their fallbacks are removed
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

/** Returns the names in a marker rule: `data-styled.g7[id="sc-1a2b3c-0"]{content:"aBcDe,"}`. */
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

/** Returns the rules of groups as one text. */
export function joinGroups(groups: readonly StyleGroup[]): string {
  return groups.map(({ css }) => css).join('')
}

/** Splits groups by whether a part of a page needs them; its elements have `classes`. */
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

/** Returns the groups that all pages share, in the order of the first page. */
export function sharedGroups(pages: readonly (readonly StyleGroup[])[]): readonly StyleGroup[] {
  const [first = [], ...others] = pages
  const found = others.map((groups) => new Set(groups.map(({ css }) => css)))
  return first.filter(({ css }) => found.every((texts) => texts.has(css)))
}
