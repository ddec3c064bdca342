import { PatternError } from './PatternError.ts'

/** Whether one character, which may be two code units long, is meant. */
export type CharacterTest = (character: string) => boolean

export type PatternEdge =
  | 'start'
  | 'end'
  | 'word-edge'
  | 'no-word-edge'
  /** Any place but one within a word of any script; there is no syntax for it. */
  | 'outside-words'

/** A part of a pattern. */
export type PatternNode =
  | { readonly kind: 'character'; readonly test: CharacterTest }
  | { readonly kind: 'edge'; readonly edge: PatternEdge }
  | { readonly kind: 'sequence' | 'choice'; readonly nodes: readonly PatternNode[] }
  | {
      readonly kind: 'repeat'
      readonly node: PatternNode
      readonly min: number
      readonly max: number
      /** Whether it takes as few as it can. */
      readonly isLazy: boolean
    }
  /** A group that captures what it matches; the first one has number 1. */
  | { readonly kind: 'group'; readonly node: PatternNode; readonly number: number }

export interface ParsedPattern {
  readonly node: PatternNode
  readonly groups: number
}

/** The highest number in braces. */
const maxRepeats = 255
/** Maximum nesting of groups. */
const deepestGroup = 50

const classEscape =
  /\\(?:[dDwWsStnrfv]|[pP]\{[^}]*\}|u\{[\da-fA-F]{1,6}\}|u[\da-fA-F]{4}|x[\da-fA-F]{2})/uy
const braces = /\{(?<min>\d{1,4})(?<comma>,(?<max>\d{0,4}))?\}/uy
const edges: ReadonlyMap<string, PatternEdge> = new Map([
  ['^', 'start'],
  ['$', 'end'],
  [String.raw`\b`, 'word-edge'],
  [String.raw`\B`, 'no-word-edge'],
])

/** Reads a pattern from its first character to its last. */
class Parser {
  readonly #source: string
  /** The flags of sets of characters. */
  readonly #flags: 'u' | 'iu'
  #at = 0
  #groups = 0
  #depth = 0

  constructor(source: string, ignoresCase: boolean) {
    this.#source = source
    this.#flags = ignoresCase ? 'iu' : 'u'
  }

  parse(): ParsedPattern {
    const node = this.#choice()
    if (this.#at < this.#source.length) throw new PatternError('open-group')
    return { node, groups: this.#groups }
  }

  /** Takes a text, if it comes next. */
  #takes(text: string): boolean {
    const isNext = this.#source.startsWith(text, this.#at)
    if (isNext) this.#at += text.length
    return isNext
  }

  #match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at
    const match = expression.exec(this.#source)
    if (match) this.#at = expression.lastIndex
    return match
  }

  #choice(): PatternNode {
    const nodes = [this.#sequence()]
    while (this.#takes('|')) nodes.push(this.#sequence())
    return nodes.length === 1 ? nodes[0]! : { kind: 'choice', nodes }
  }

  #sequence(): PatternNode {
    const nodes: PatternNode[] = []
    while (this.#at < this.#source.length) {
      const next = this.#source[this.#at]
      if (next === '|' || next === ')') break
      nodes.push(this.#repeated())
    }
    return { kind: 'sequence', nodes }
  }

  #repeated(): PatternNode {
    const node = this.#atom()
    const range = this.#range()
    if (!range) return node
    if (node.kind === 'edge') throw new PatternError('nothing-to-repeat')
    const isLazy = this.#takes('?')
    if (this.#range()) throw new PatternError('nothing-to-repeat')
    return { kind: 'repeat', node, ...range, isLazy }
  }

  #range(): { readonly min: number; readonly max: number } | undefined {
    if (this.#takes('*')) return { min: 0, max: Infinity }
    if (this.#takes('+')) return { min: 1, max: Infinity }
    if (this.#takes('?')) return { min: 0, max: 1 }
    const { groups } = this.#match(braces) ?? {}
    if (!groups) return undefined
    const min = Number(groups['min'])
    const end = groups['max'] === '' ? Infinity : Number(groups['max'])
    const max = groups['comma'] === undefined ? min : end
    const isWrong = max < min || min > maxRepeats || (max > maxRepeats && max !== Infinity)
    if (isWrong) throw new PatternError('bad-repeat')
    return { min, max }
  }

  #atom(): PatternNode {
    for (const [text, edge] of edges) if (this.#takes(text)) return { kind: 'edge', edge }
    const character = String.fromCodePoint(this.#source.codePointAt(this.#at)!)
    switch (character) {
      case '(':
        return this.#group()
      case '[':
        return this.#set()
      case '\\':
        return this.#escape()
      case '*':
      case '+':
      case '?':
        throw new PatternError('nothing-to-repeat')
      default:
        this.#at += character.length
        return {
          kind: 'character',
          test: character === '.' ? isOnLine : this.#isCharacter(character),
        }
    }
  }

  #group(): PatternNode {
    this.#at += 1
    const isSilent = this.#takes('?:')
    if (!isSilent && this.#source[this.#at] === '?') throw new PatternError('unsupported')
    if (!isSilent) this.#groups += 1
    const number = this.#groups
    this.#depth += 1
    if (this.#depth > deepestGroup) throw new PatternError('too-large')
    const node = this.#choice()
    this.#depth -= 1
    if (!this.#takes(')')) throw new PatternError('open-group')
    return isSilent ? node : { kind: 'group', node, number }
  }

  #set(): PatternNode {
    const start = this.#at
    this.#at += 1
    while (this.#source[this.#at] !== ']') {
      if (this.#at >= this.#source.length) throw new PatternError('open-set')
      this.#at += this.#source[this.#at] === '\\' ? 2 : 1
    }
    this.#at += 1
    return { kind: 'character', test: this.#testOf(this.#source.slice(start, this.#at), 'bad-set') }
  }

  #escape(): PatternNode {
    const [known] = this.#match(classEscape) ?? []
    if (known !== undefined) return { kind: 'character', test: this.#testOf(known, 'bad-escape') }
    const code = this.#source.codePointAt(this.#at + 1)
    if (code === undefined) throw new PatternError('bad-escape')
    const character = String.fromCodePoint(code)
    if (/[1-9k]/u.test(character)) throw new PatternError('unsupported')
    if (/[0\p{L}]/u.test(character)) throw new PatternError('bad-escape')
    this.#at += 1 + character.length
    return { kind: 'character', test: this.#isCharacter(character) }
  }

  #isCharacter(expected: string): CharacterTest {
    if (this.#flags === 'u' || !/\p{Changes_When_Casemapped}/u.test(expected)) {
      return (character) => character === expected
    }
    return this.#testOf(expected, 'bad-escape')
  }

  /** A set of characters is read by the language itself, which has to look at a single one. */
  #testOf(source: string, fault: 'bad-set' | 'bad-escape'): CharacterTest {
    try {
      const expression = new RegExp(`^${source}$`, this.#flags)
      return (character) => expression.test(character)
    } catch {
      throw new PatternError(fault)
    }
  }
}

function isOnLine(character: string): boolean {
  return !/[\n\r\u2028\u2029]/u.test(character)
}

/**
 * Reads a pattern in the syntax of regular expressions: sets, groups, choices, repetition, greedy or
 * lazy, and edges of texts and words. Not in it are lookaround, references to groups and named
 * groups.
 *
 * @param ignoresCase takes capitals and small letters for the same. @default false
 * @throws {PatternError} when it is not valid
 */
export function parsePattern(source: string, ignoresCase = false): ParsedPattern {
  return new Parser(source, ignoresCase).parse()
}
