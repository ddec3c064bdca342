import { foldCase } from '../text/fold.ts'
import { entriesFor, upperCase } from './languages.ts'
import type { GlossaryTerm } from './memory.ts'
import type { Segmenter } from './segments.ts'

interface Entry {
  readonly translation: string
  /** The term as it is written. */
  readonly term: string
  /** Affixes in front of its first word and behind its last one, such as a bracket. */
  readonly before: string
  readonly after: string
}

const words = /[\p{L}\p{N}\p{M}]+/gu

interface Word {
  readonly start: number
  readonly end: number
}

function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(words), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}

/** Folds what makes no difference between a term and a text: capitals and the number of spaces. */
function fold(text: string): string {
  return foldCase(text).replaceAll(/\s+/gu, ' ')
}

function isInCapitals(text: string, locale: string): boolean {
  return (
    /\p{Lu}.*\p{Lu}/su.test(text) && upperCase(text, locale) === text && text !== text.toLowerCase()
  )
}

/** Gives a translation the capitals of the text it is for: all of them, or the first. */
function inCaseOf(found: string, { term, translation }: Entry, locale: string): string {
  if (isInCapitals(found, locale) && !isInCapitals(term, locale)) {
    return upperCase(translation, locale)
  }
  const [first = ''] = found
  const [firstOfTerm = ''] = term
  const isRaised = first !== firstOfTerm && first !== first.toLowerCase()
  if (!isRaised) return translation
  const [head = ''] = translation
  return upperCase(head, locale) + translation.slice(head.length)
}

/** The terms of a glossary in one language. It fills texts that consist of its terms alone. */
export class Glossary {
  readonly #locale: string
  readonly #entries = new Map<string, Entry[]>()
  /** The most words of a term. */
  #longest = 0

  /** @param terms of all languages; those of the language without a region count for each region */
  constructor(terms: readonly GlossaryTerm[], locale: string) {
    this.#locale = locale
    for (const { term, translation } of entriesFor(terms, locale)) {
      const found = wordsOf(term)
      const [first, last] = [found[0], found.at(-1)]
      if (!first || !last) continue
      const key = fold(term.slice(first.start, last.end))
      const [before, after] = [term.slice(0, first.start).trim(), term.slice(last.end).trim()]
      const entry = { translation, term, before, after }
      const others = (this.#entries.get(key) ?? []).filter(
        (other) => other.before !== before || other.after !== after,
      )
      // The one with signs around it is the longer one.
      this.#entries.set(
        key,
        [entry, ...others].toSorted((one, other) => other.term.length - one.term.length),
      )
      this.#longest = Math.max(this.#longest, found.length)
    }
  }

  /**
   * Translates a text whose words are all in the glossary. Longer terms go before shorter ones;
   * placeholders, numbers and signs stay.
   *
   * @returns nothing where a word is not in the glossary, or there are only placeholders
   */
  translate(source: string, segmenter: Segmenter): string | undefined {
    if (this.#longest === 0) return undefined
    let translated = ''
    let hasTerms = false
    for (const { text, placeholder } of segmenter.split(source)) {
      if (placeholder !== undefined) {
        translated += text
        continue
      }
      const part = this.#translateWords(text)
      if (part === undefined) return undefined
      translated += part.text
      hasTerms ||= part.hasTerms
    }
    return hasTerms ? translated : undefined
  }

  #translateWords(text: string): { readonly text: string; readonly hasTerms: boolean } | undefined {
    const found = wordsOf(text)
    let translated = ''
    let at = 0
    let hasTerms = false
    for (let word = 0; word < found.length;) {
      const match = this.#longestAt(text, found, word)
      if (!match) return undefined
      const { start, end, count, entry } = match
      translated += text.slice(at, start) + inCaseOf(text.slice(start, end), entry, this.#locale)
      at = end
      word += count
      hasTerms = true
    }
    return { text: translated + text.slice(at), hasTerms }
  }

  #longestAt(text: string, found: readonly Word[], first: number) {
    const { start } = found[first]!
    for (let count = Math.min(this.#longest, found.length - first); count > 0; count -= 1) {
      const { end } = found[first + count - 1]!
      for (const entry of this.#entries.get(fold(text.slice(start, end))) ?? []) {
        const { before, after } = entry
        const isWhole = text.startsWith(after, end) && text.slice(0, start).endsWith(before)
        if (!isWhole) continue
        return { start: start - before.length, end: end + after.length, count, entry }
      }
    }
    return undefined
  }
}
