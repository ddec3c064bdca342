import { Pattern, wordCharacter } from '../../pattern/Pattern.ts'
import { isInCapitals, LettersOfFile, type FileLanguage } from '../../text/casing.ts'
import type { TextEdit } from '../../text/edits.ts'
import { foldCase } from '../../text/fold.ts'
import { turkishnessOf } from '../../text/turkish.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import type { EditColumnsOptions } from './options.ts'

/** Number of times that the matches of a pattern together may go through a text. */
const ways = 8

const syntax = /[\\^$.*+?()[\]{}|/]/gu
const apostrophes = /['’]/u

function escapeSyntax(text: string): string {
  return text.replaceAll(syntax, String.raw`\$&`)
}

/** Writes one character, with its marks, so that it is found in either normal form. */
function characterSource(character: string): string {
  if (apostrophes.test(character)) return "['’]"
  const forms = new Set([character, character.normalize('NFC'), character.normalize('NFD')])
  return forms.size === 1
    ? escapeSyntax(character)
    : `(?:${[...forms].map(escapeSyntax).join('|')})`
}

/** Writes a text as the source of an expression that finds it. A space stands for any one or, in HTML, several. */
function sourceOf(text: string, isHtml: boolean): string {
  const pieces = text.split(/(\s+)/u)
  return pieces
    .map((piece, at) => {
      if (at % 2 === 0)
        return (piece.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).map(characterSource).join('')
      const isInner = pieces[at - 1] !== '' && pieces[at + 1] !== ''
      return isHtml && isInner ? String.raw`\s+` : String.raw`\s`.repeat(piece.length)
    })
    .join('')
}

function literalExpression(
  find: string,
  {
    isHtml,
    isWholeWords,
    isCaseSensitive,
  }: Record<'isHtml' | 'isWholeWords' | 'isCaseSensitive', boolean>,
): RegExp {
  const isWord = new RegExp(`^${wordCharacter}$`, 'u')
  const [first = ''] = find
  const last = Array.from(find.replaceAll(/\p{M}/gu, '')).at(-1) ?? ''
  const isDigit = /\p{N}/u
  // A digit behind a point belongs to the number before it.
  const startOfNumber = isDigit.test(first) ? String.raw`(?<!\p{N}[.,])` : ''
  const endOfNumber = isDigit.test(last) ? String.raw`(?![.,]\p{N})` : ''
  const start = isWholeWords && isWord.test(first) ? `(?<!${wordCharacter})${startOfNumber}` : ''
  const end = isWholeWords && isWord.test(last) ? `(?!${wordCharacter})${endOfNumber}` : ''
  const source = `${start}${sourceOf(find, isHtml)}${String.raw`(?!\p{M})`}${end}`
  return new RegExp(source, isCaseSensitive ? 'gu' : 'giu')
}

/** Finds a text, and says what takes its place. */
export class TextFinder {
  /** Number of places where the new text is already. */
  already = 0
  readonly #options: EditColumnsOptions
  readonly #file: FileLanguage
  readonly #pattern: Pattern | undefined
  readonly #plain: RegExp
  readonly #html: RegExp
  readonly #isCaseSensitive: boolean
  /** The places of the old text in the new one. */
  readonly #inside: readonly number[]

  constructor(products: ProductTable, options: EditColumnsOptions) {
    const { find, match } = options
    this.#options = options
    this.#file = new LettersOfFile(products)
    this.#isCaseSensitive = match.includes('case')
    const isWholeWords = match.includes('words')
    const rules = { isWholeWords, isCaseSensitive: this.#isCaseSensitive }
    this.#pattern = match.includes('pattern')
      ? new Pattern(find, { ignoresCase: !this.#isCaseSensitive, isWholeWords })
      : undefined
    this.#plain = literalExpression(find, { ...rules, isHtml: false })
    this.#html = literalExpression(find, { ...rules, isHtml: true })
    const isOnlyCase = foldCase(find) === foldCase(options.with)
    this.#inside =
      this.#pattern || isOnlyCase
        ? []
        : Array.from(options.with.matchAll(this.#plain), ({ index }) => index)
  }

  /**
   * Lists what to replace in a text, in order.
   *
   * @throws {SlowPatternError} when a pattern takes too long for it
   */
  find(text: string, isHtml = false): readonly TextEdit[] {
    if (this.#pattern) {
      const all = [...this.#pattern.matches(text, this.#options.with, ways)]
      return all.filter((edit) => edit.end > edit.start && !isSame(text, edit))
    }
    const matches = text.matchAll(isHtml ? this.#html : this.#plain)
    return Array.from(matches, ({ 0: found, index: start }) => ({
      start,
      end: start + found.length,
      text: this.#replacement(found, text),
    })).filter((edit) => {
      if (isSame(text, edit)) return false
      const isThere = this.#isThere(text, edit.start)
      if (isThere) this.already += 1
      return !isThere
    })
  }

  /** Whether the text around a place is the new one, as where this was done before. */
  #isThere(text: string, start: number): boolean {
    const { with: replacement } = this.#options
    return this.#inside.some((offset) => {
      const around = text.slice(start - offset, start - offset + replacement.length)
      if (start < offset) return false
      return this.#isCaseSensitive
        ? around === replacement
        : foldCase(around) === foldCase(replacement)
    })
  }

  /** Returns the new text, with the capitals of the old one where they were not searched for. */
  #replacement(found: string, text: string): string {
    const { find, with: replacement } = this.#options
    const hasOwnCapitals = replacement !== replacement.toLowerCase()
    const isOnlyCase = foldCase(find) === foldCase(replacement)
    if (this.#isCaseSensitive || hasOwnCapitals || isOnlyCase) return replacement
    const [searched = ''] = find
    const [first = ''] = found
    if (first === searched || first === first.toLowerCase()) return replacement
    const isTurkish =
      replacement.includes('i') && turkishnessOf(text, this.#file.isTurkish) === 'sure'
    const language = isTurkish ? 'tr' : 'en'
    if (found.length > 1 && isInCapitals(found)) return replacement.toLocaleUpperCase(language)
    const [small = ''] = replacement
    return small.toLocaleUpperCase(language) + replacement.slice(small.length)
  }
}

function isSame(text: string, { start, end, text: replacement }: TextEdit): boolean {
  return text.slice(start, end) === replacement
}
