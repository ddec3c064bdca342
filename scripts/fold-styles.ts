/** Names by what they stand for in a template: tokens, and mixins. */
export type Constants = Readonly<Record<string, unknown>>

const reference = /\$\{(\w+)(?:\.(\w+)|\[(['"]?)([\w-]+)\3\])?\}/g
const imports = /^import \{([^}]*)\} from '[^']*\/(?:tokens|theme)\/index\.js'\n/gm

/** Gives what a reference stands for as CSS, unless it is made anew at runtime, as keyframes are. */
function asCss(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return undefined
  return value.every((part) => typeof part === 'string') ? value.join('') : undefined
}

/**
 * Writes tokens and mixins into the templates that use them. A template without gaps is one text: a
 * part then brings no table of tokens along, and styled-components need not join it at each render.
 */
export function foldStyles(code: string, constants: Constants): string {
  const folded = code.replace(
    reference,
    (gap, name: string, dot?: string, _quote?: string, key?: string) => {
      const value = constants[name]
      const member = dot ?? key
      const found =
        member === undefined ? value : (value as Record<string, unknown> | undefined)?.[member]
      return asCss(found) ?? gap
    },
  )
  const body = folded.replace(imports, '')
  return folded.replace(imports, (line, names: string) => {
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && new RegExp(`\\$\\{${name}\\b|\\b${name}[.[(]`).test(body))
    return used.length > 0 ? line.replace(names, ` ${used.join(', ')} `) : ''
  })
}
