import { compilePattern, type PatternStep } from './compilePattern.ts'
import { parsePattern, type PatternEdge } from './parsePattern.ts'
import { PatternError, type PatternFault } from './PatternError.ts'

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

function isAtEdge(edge: PatternEdge, characters: readonly string[], at: number): boolean {
  if (edge === 'start') return at === 0
  if (edge === 'end') return at === characters.length
  const isWordEdge = isWord(characters[at - 1]) !== isWord(characters[at])
  return isWordEdge === (edge === 'word-edge')
}

const placeholders = /\$(?<name>[$&]|[1-9]\d?)/gu

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

  /**
   * @param source in the syntax that `parsePattern` describes
   * @throws {PatternError} when it is not valid
   */
  constructor(source: string) {
    const { node, groups } = parsePattern(source)
    this.#steps = compilePattern(node)
    this.#groups = groups
  }

  /**
   * Replaces every match.
   *
   * @param replacement `$1` stands for what a group matched, `$&` for the whole match, `$$` for `$`
   */
  replaceAll(text: string, replacement: string): string {
    const characters = Array.from(text)
    let replaced = ''
    let at = 0
    let copied = 0
    while (at <= characters.length) {
      const slots = this.#find(characters, at)
      if (!slots) break
      const [start = 0, end = 0] = slots
      replaced += characters.slice(copied, start).join('')
      replaced += this.#fill(replacement, characters, slots)
      copied = end
      // After a match of nothing, the next one is looked for behind the next character.
      at = end > start ? end : end + 1
    }
    return copied === 0 && replaced === '' ? text : replaced + characters.slice(copied).join('')
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
