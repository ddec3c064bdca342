import { applyEdits, type TextEdit } from '../text/edits.ts'
import { compilePattern, type PatternStep } from './compilePattern.ts'
import { parsePattern, type CharacterTest, type PatternEdge } from './parsePattern.ts'
import { PatternError, SlowPatternError, type PatternFault } from './PatternError.ts'

/** Start and end of a match and of its groups, in characters; -1 for a group that has no part in it. */
type Slots = readonly number[]

/** A way through the steps that is still open. */
interface Thread {
  readonly step: number
  readonly slots: Slots
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /\w/u.test(character)
}

/** Letters of scripts that put no spaces between words, which are no part of a word here. */
const unspaced =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}'

/** Source of an expression for one character of a word, in any script with spaces between words. */
export const wordCharacter = `(?![${unspaced}])[\\p{L}\\p{N}\\p{M}_]`

const wordOfAnyScript = new RegExp(wordCharacter, 'u')

function isAtEdge(edge: PatternEdge, characters: readonly string[], at: number): boolean {
  if (edge === 'start') return at === 0
  if (edge === 'end') return at === characters.length
  if (edge === 'outside-words') {
    const around = [characters[at - 1], characters[at]]
    return !around.every((each) => each !== undefined && wordOfAnyScript.test(each))
  }
  const isWordEdge = isWord(characters[at - 1]) !== isWord(characters[at])
  return isWordEdge === (edge === 'word-edge')
}

/** Tells the characters that a match can begin with, by the steps before its first one. */
function firstCharacter(steps: readonly PatternStep[]): CharacterTest | undefined {
  const tests: CharacterTest[] = []
  const seen = new Set<number>()
  const open = [0]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (seen.has(index)) continue
    seen.add(index)
    const step = steps[index]!
    if (step.kind === 'match') return undefined
    if (step.kind === 'character') tests.push(step.test)
    else if (step.kind === 'fork') open.push(step.first, step.second)
    else open.push(step.kind === 'jump' ? step.to : index + 1)
  }
  const known = new Map<string, boolean>()
  return (character) => {
    const before = known.get(character)
    if (before !== undefined) return before
    const canBegin = tests.some((test) => test(character))
    known.set(character, canBegin)
    return canBegin
  }
}

const placeholders = /\$(?<name>[$&]|[1-9]\d?)/gu

/** Length of a text up to which a pattern takes no noticeable time, whatever its matches look at. */
const quickLength = 4_000

interface PatternOptions {
  /** Takes capitals and small letters for the same. @default false */
  readonly ignoresCase?: boolean
  /** Only matches what begins and ends outside of words. @default false */
  readonly isWholeWords?: boolean
}

/**
 * A pattern to find and replace with. It follows all ways through a text at once, so that no pattern
 * takes more time than its length times that of the text; one of the language itself can take as good
 * as forever. The way is that of Pike, as Russ Cox, ‘Regular Expression Matching: the Virtual Machine
 * Approach’, 2009, describes it. It matches what JavaScript matches with the flag `u`; a group that is
 * repeated keeps what it matched last. RE2 in JavaScript does the same with all of the syntax, but
 * re2js 2.10 is 41 kB with brotli, two thirds of the size of the whole worker.
 */
export class Pattern {
  readonly #steps: readonly PatternStep[]
  readonly #groups: number
  /** Finds the characters that a match can begin with; nothing if one can begin with any or be empty. */
  readonly #canBegin: CharacterTest | undefined
  /** Number of times that steps were looked at for the current text. */
  #looks = 0

  /**
   * @param source in the syntax that `parsePattern` describes
   * @throws {PatternError} when it is not valid
   */
  constructor(source: string, { ignoresCase = false, isWholeWords = false }: PatternOptions = {}) {
    const { node, groups } = parsePattern(source, ignoresCase)
    const edge = { kind: 'edge', edge: 'outside-words' } as const
    this.#steps = compilePattern(
      isWholeWords ? { kind: 'sequence', nodes: [edge, node, edge] } : node,
    )
    this.#groups = groups
    this.#canBegin = firstCharacter(this.#steps)
  }

  /**
   * Finds every match, from the start of a text to its end.
   *
   * @param replacement `$1` stands for what a group matched, `$&` for the whole match, `$$` for `$`
   * @param ways how often the matches together may go through the text, as each of them may look ahead
   *   to its end. @default any number of times
   * @throws {SlowPatternError} when they would take longer
   */
  *matches(text: string, replacement: string, ways = Infinity): Generator<TextEdit, void> {
    const characters = Array.from(text)
    const most = ways * this.#steps.length * (characters.length + quickLength)
    this.#looks = 0
    let at = 0
    // Places count code units, of which a character can have two.
    let [counted, unit] = [0, 0]
    const unitAt = (place: number) => {
      for (; counted < place; counted += 1) unit += characters[counted]!.length
      return unit
    }
    while (at <= characters.length) {
      const slots = this.#find(characters, at)
      if (this.#looks > most) throw new SlowPatternError()
      if (!slots) return
      const [start = 0, end = 0] = slots
      yield {
        start: unitAt(start),
        end: unitAt(end),
        text: this.#fill(replacement, characters, slots),
      }
      // After a match of nothing, the next one is looked for behind the next character.
      at = end > start ? end : end + 1
    }
  }

  /**
   * Replaces every match.
   *
   * @param replacement as in `matches`
   */
  replaceAll(text: string, replacement: string): string {
    return applyEdits(text, [...this.matches(text, replacement)])
  }

  #fill(replacement: string, characters: readonly string[], slots: Slots): string {
    const textOf = (group: number) => {
      const [start = -1, end = -1] = slots.slice(2 * group, 2 * group + 2)
      return start === -1 || end === -1 ? '' : characters.slice(start, end).join('')
    }
    return replacement.replaceAll(placeholders, (placeholder, name: string) => {
      if (name === '$') return '$'
      if (name === '&') return textOf(0)
      if (Number(name) <= this.#groups) return textOf(Number(name))
      const [first = '', second = ''] = name
      return Number(first) <= this.#groups ? textOf(Number(first)) + second : placeholder
    })
  }

  /** Finds the first match at or behind a place. */
  #find(characters: readonly string[], from: number): Slots | undefined {
    let found: Slots | undefined
    let threads: Thread[] = []
    for (let at = from; at <= characters.length; at += 1) {
      if (threads.length === 0 && this.#canBegin) {
        while (at < characters.length && !this.#canBegin(characters[at]!)) at += 1
        if (at === characters.length) break
      }
      const seen = new Set<number>()
      const current: Thread[] = []
      for (const thread of threads) this.#addThread(thread, characters, at, seen, current)
      // A match that starts earlier comes first, and so do those that are under way.
      if (!found) {
        const slots = Array.from({ length: 2 * this.#groups + 2 }, (_, slot) =>
          slot === 0 ? at : -1,
        )
        this.#addThread({ step: 0, slots }, characters, at, seen, current)
      }
      threads = []
      for (const { step: index, slots } of current) {
        const step = this.#steps[index]!
        if (step.kind === 'match') {
          found = slots.with(1, at)
          break
        }
        const character = characters[at]
        const isNext = step.kind === 'character' && character !== undefined && step.test(character)
        if (isNext) threads.push({ step: index + 1, slots })
      }
      if (found && threads.length === 0) break
    }
    return found
  }

  /** Follows a way to the steps that look at a character, or to the match. */
  #addThread(
    { step: index, slots }: Thread,
    characters: readonly string[],
    at: number,
    seen: Set<number>,
    into: Thread[],
  ): void {
    if (seen.has(index)) return
    seen.add(index)
    this.#looks += 1
    const step = this.#steps[index]!
    const go = (to: number, noted = slots) => {
      this.#addThread({ step: to, slots: noted }, characters, at, seen, into)
    }
    switch (step.kind) {
      case 'fork':
        go(step.first)
        go(step.second)
        break
      case 'jump':
        go(step.to)
        break
      case 'note':
        go(index + 1, slots.with(step.slot, at))
        break
      case 'edge':
        if (isAtEdge(step.edge, characters, at)) go(index + 1)
        break
      default:
        into.push({ step: index, slots })
    }
  }
}

/** Says what is wrong with a pattern; nothing if it is valid. */
export function patternFault(source: string): PatternFault | undefined {
  try {
    compilePattern(parsePattern(source).node)
    return undefined
  } catch (error) {
    if (error instanceof PatternError) return error.fault
    throw error
  }
}
