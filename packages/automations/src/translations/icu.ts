/** A part of a message: code to keep, or text for the pattern of other placeholders. */
export interface MessagePart {
  readonly text: string
  readonly isCode: boolean
}

/** An argument with branches, a format or both, such as `{count, plural, one {…} other {…}}`. */
interface Argument {
  readonly name: string
  readonly type: string
  /** Text behind the type instead of branches, or the offset of a plural; without spaces. */
  readonly format: string
  readonly branches: ReadonlyMap<string, Branch>
}

interface Branch {
  /** Whether it shows the number of its plural as `#`. */
  readonly hasNumber: boolean
  readonly args: readonly Argument[]
}

/** A text with ICU arguments, read. */
interface Message {
  readonly parts: readonly MessagePart[]
  readonly args: readonly Argument[]
}

const opening =
  /\{\s*(?<name>[\w.-]+)\s*,\s*(?:(?<branched>plural|selectordinal|select)\s*,\s*(?<offset>offset\s*:\s*\d+\s*)?|(?<plain>number|date|time|spellout|ordinal|duration|list)\s*(?:,(?<format>[^{}]*))?\})/y
const selector = /\s*(?<key>=\d+|[\p{L}_][\p{L}\p{N}_.-]*)\s*\{/uy

/** Liquid and plain placeholders, whose braces are no branches. */
const otherBraces = /\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{\s*[\w.-]*\s*\}/y

/** Quoted braces, as in `'{'`. */
const quoted = /'[{}][^']*'/y

/** Whether a text has an argument that is more than a name. */
const hasArgument =
  /\{\s*[\w.-]+\s*,\s*(?:plural|selectordinal|select|number|date|time|spellout|ordinal|duration|list)\s*[,}]/

/** No message has branches inside of more branches than this. */
const deepest = 20

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

/** Reads the messages of ICU: text with arguments that choose between branches. */
class MessageReader {
  readonly parts: MessagePart[] = []
  readonly #text: string
  #at = 0
  /** Start of the part that is not yet in the list. */
  #start = 0

  constructor(text: string) {
    this.#text = text
  }

  /** @returns nothing where braces do not match */
  read(): Message | undefined {
    const args = this.#readText(0, false)?.args
    if (args === undefined || this.#at < this.#text.length) return undefined
    this.#endPart(this.#at, false)
    return { parts: this.parts, args }
  }

  #endPart(end: number, isCode: boolean): void {
    if (end > this.#start) this.parts.push({ text: this.#text.slice(this.#start, end), isCode })
    this.#start = end
  }

  /** Reads up to the end of a branch, or of the text. */
  #readText(depth: number, isPlural: boolean): Branch | undefined {
    const args: Argument[] = []
    let hasNumber = false
    while (this.#at < this.#text.length) {
      const sign = this.#text[this.#at]!
      if (sign === '}' && depth > 0) return { args, hasNumber }
      if (sign === '{') {
        const other = matchAt(otherBraces, this.#text, this.#at)
        if (other) this.#at += other[0].length
        else {
          const found = this.#readArgument(depth)
          if (found === 'broken') return undefined
          if (found) args.push(found)
        }
      } else if (sign === '#' && isPlural) {
        hasNumber = true
        this.#endPart(this.#at, false)
        this.#at += 1
        this.#endPart(this.#at, true)
      } else this.#at += matchAt(quoted, this.#text, this.#at)?.[0].length ?? 1
    }
    return depth === 0 ? { args, hasNumber } : undefined
  }

  /** Reads an argument; nothing for another brace, which is passed over. */
  #readArgument(depth: number): Argument | 'broken' | undefined {
    const found = matchAt(opening, this.#text, this.#at)
    if (!found) {
      // Inside of a branch, a brace of its own would end it at another place.
      if (depth > 0) return 'broken'
      this.#at += 1
      return undefined
    }
    const { name = '', branched, plain, offset = '', format = '' } = found.groups ?? {}
    this.#endPart(this.#at, false)
    this.#at += found[0].length
    if (branched === undefined) {
      this.#endPart(this.#at, true)
      return { name, type: plain ?? '', format: format.replaceAll(/\s/g, ''), branches: new Map() }
    }
    if (depth === deepest) return 'broken'
    const branches = this.#readBranches(depth, branched !== 'select')
    if (!branches) return 'broken'
    return { name, type: branched, format: offset.replaceAll(/\s/g, ''), branches }
  }

  #readBranches(depth: number, isPlural: boolean): ReadonlyMap<string, Branch> | undefined {
    const branches = new Map<string, Branch>()
    for (;;) {
      const key = matchAt(selector, this.#text, this.#at)
      if (!key) break
      this.#at += key[0].length
      this.#endPart(this.#at, true)
      const branch = this.#readText(depth + 1, isPlural)
      if (!branch) return undefined
      this.#endPart(this.#at, false)
      this.#at += 1
      branches.set(key.groups?.['key'] ?? '', branch)
    }
    this.#at += matchAt(/\s*/y, this.#text, this.#at)?.[0].length ?? 0
    if (branches.size === 0 || this.#text[this.#at] !== '}') return undefined
    this.#at += 1
    this.#endPart(this.#at, true)
    return branches
  }
}

/** Whether a text may be a message with branches or formats; most are none. */
export function isMessage(text: string): boolean {
  return text.includes('{') && hasArgument.test(text)
}

/** Divides a message into code and text; one whose braces do not match is code as a whole. */
export function messageParts(text: string): readonly MessagePart[] {
  return new MessageReader(text).read()?.parts ?? [{ text, isCode: true }]
}

/** The plurals of Unicode’s CLDR, in its order. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The numbers by which it is found which plurals a language has for whole numbers. */
const counted = 200

const knownPlurals = new Map<string, ReadonlySet<string>>()

/** Returns the plurals that a language needs for whole numbers; only ‘other’ where it is unknown. */
function pluralsOf(locale: string, type: 'cardinal' | 'ordinal'): ReadonlySet<string> {
  const key = `${locale} ${type}`
  const known = knownPlurals.get(key)
  if (known) return known
  const plurals = new Set<string>(['other'])
  try {
    const rules = new Intl.PluralRules(locale.replaceAll('_', '-'), { type })
    for (let count = 0; count <= counted; count += 1) plurals.add(rules.select(count))
  } catch {
    // A language that is unknown has no rules.
  }
  knownPlurals.set(key, plurals)
  return plurals
}

function label({ name, type }: Argument): string {
  return `{${name}, ${type}}`
}

function missingBranch(
  source: Argument,
  translation: Argument,
  locale: string,
): string | undefined {
  const isPlural = source.type !== 'select'
  const plurals = isPlural
    ? pluralsOf(locale, source.type === 'plural' ? 'cardinal' : 'ordinal')
    : undefined
  const needed = isPlural
    ? [
        ...[...source.branches.keys()].filter((key) => key.startsWith('=')),
        ...categories.filter((key) => plurals?.has(key)),
      ]
    : [...source.branches.keys()]
  const lost = needed.filter((key) => !translation.branches.has(key))
  if (lost.length > 0) return lost.join(', ')
  for (const [key, branch] of translation.branches) {
    const model = source.branches.get(key) ?? source.branches.get('other')
    if (!model || (isPlural && !key.startsWith('=') && !categories.includes(key)))
      return label(source)
    if (model.hasNumber && !branch.hasNumber && key === 'other') return '#'
    const inner = missingArgument(model.args, branch.args, locale)
    if (inner !== undefined) return inner
  }
  return undefined
}

function missingArgument(
  source: readonly Argument[],
  translation: readonly Argument[],
  locale: string,
): string | undefined {
  const left = [...translation]
  for (const arg of source) {
    const at = left.findIndex(
      ({ name, type, format }) => name === arg.name && type === arg.type && format === arg.format,
    )
    const [same] = at === -1 ? [] : left.splice(at, 1)
    if (!same) return label(arg)
    const branch = arg.branches.size === 0 ? undefined : missingBranch(arg, same, locale)
    if (branch !== undefined) return branch
  }
  return left[0] && label(left[0])
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1
}

/**
 * Finds what the translation of an ICU message lacks: a brace, an argument, a branch that the language
 * needs, or the `#` of a plural.
 *
 * @returns what is missing; nothing where all is there, or the source is no such message
 */
export function missingInMessage(
  source: string,
  translation: string,
  locale: string,
): string | undefined {
  const isSource = isMessage(source)
  if (!isSource && !isMessage(translation)) return undefined
  const wanted = new MessageReader(source).read()
  // What is broken in the store already cannot be told from its translation.
  if (isSource && !wanted) return source === translation ? undefined : '{ }'
  const found = new MessageReader(translation).read()
  if (!found) {
    const [open, closed] = [countOf(translation, '{'), countOf(translation, '}')]
    return open > closed ? '}' : '{'
  }
  return missingArgument(wanted?.args ?? [], found.args, locale)
}
