import type { Parser } from 'htmlparser2'
import { addToGroup } from '../addToGroup.ts'
import { applyEdits, type TextEdit, type TextSpan } from './edits.ts'
import { blocks, removable, unread } from './htmlText.ts'
import { parseHtml } from './parseHtml.ts'
import { withNeedlessSpaces } from './removal.ts'
import { escapeText } from './safeHtml.ts'

const paragraphs: ReadonlySet<string> = new Set([...blocks, 'pre'])

/** A stretch of text with its place in the HTML. */
interface Piece {
  readonly start: number
  readonly end: number
  /** With its character references read. */
  readonly text: string
  /** Its place in the text of its paragraph. */
  readonly at: number
}

interface OpenElement {
  readonly name: string
  readonly start: number
  /** The number of the first piece in it. */
  readonly from: number
  hasOthers: boolean
}

/** An element for text alone, with its pieces. */
interface TextElement {
  readonly start: number
  readonly end: number
  readonly from: number
  readonly to: number
}

/** HTML with the parts that were found replaced. */
export interface ReplacedHtml {
  readonly html: string
  /** Number of parts that were replaced. */
  readonly found: number
  /** Number of parts that stay, as there are tags in them. */
  readonly split: number
}

/** Reads the paragraphs of HTML, as the pieces that each is written in. */
class Paragraphs {
  readonly pieces: Piece[] = []
  /** The number of the first piece of each paragraph. */
  readonly starts: number[] = [0]
  /** Inner ones come first. */
  readonly elements: TextElement[] = []

  constructor(html: string) {
    const { pieces, elements } = this
    const open: OpenElement[] = []
    let hidden = 0
    let parser: Parser | undefined
    const place = () => ({ start: parser?.startIndex ?? 0, end: (parser?.endIndex ?? -1) + 1 })
    parseHtml(
      html,
      {
        onparserinit(own) {
          parser = own
        },
        onopentag: (name) => {
          if (unread.has(name)) hidden += 1
          if (paragraphs.has(name)) this.#end()
          const { start } = place()
          open.push({ name, start, from: pieces.length, hasOthers: false })
        },
        ontext: (text) => {
          if (hidden > 0) return
          const before = pieces.length > this.starts.at(-1)! ? pieces.at(-1) : undefined
          const at = before ? before.at + before.text.length : 0
          pieces.push({ ...place(), text, at })
        },
        onclosetag: (name, isImplied) => {
          if (unread.has(name)) hidden -= 1
          if (paragraphs.has(name)) this.#end()
          const element = open.pop()
          if (!element) return
          const isForText = removable.has(name) && !element.hasOthers
          const parent = open.at(-1)
          if (!isForText && parent) parent.hasOthers = true
          const { start, from } = element
          const to = pieces.length
          if (isForText && !isImplied) elements.push({ start, end: place().end, from, to })
        },
      },
      { decodeEntities: true },
    )
    this.#end()
  }

  #end(): void {
    if (this.starts.at(-1) !== this.pieces.length) this.starts.push(this.pieces.length)
  }
}

/** Finds where a place in the text of a paragraph is written. A character reference is not divided. */
function writtenAt({ start, end, text, at }: Piece, place: number, isEnd: boolean): number {
  const offset = place - at
  if (text.length === end - start) return start + offset
  return offset > 0 || isEnd ? end : start
}

/**
 * Replaces parts of what HTML shows as text. Tags, attributes, comments, scripts and the rest of the
 * texts stay as they are, to the letter; elements for text that have none left are removed.
 *
 * @param find lists the parts of a paragraph to replace, in order; a text is empty to remove one
 */
export function replaceInHtml(
  html: string,
  find: (paragraph: string) => readonly TextEdit[],
): ReplacedHtml {
  const { pieces, starts, elements } = new Paragraphs(html)
  const edits: TextEdit[] = []
  /** The edits of each piece, by its number, in places of its text. */
  const ownEdits = new Map<number, TextEdit[]>()
  let found = 0
  let split = 0

  /** Lists the pieces of a part, by their numbers; nothing if there are tags between them. */
  function piecesOf(from: number, to: number, { start, end }: TextSpan) {
    const touched: number[] = []
    for (let number = from; number < to; number += 1) {
      const { at, text } = pieces[number]!
      if (at >= end) break
      if (at + text.length <= start) continue
      const before = touched.at(-1)
      if (before !== undefined && pieces[before]!.end !== pieces[number]!.start) return undefined
      touched.push(number)
    }
    return touched
  }

  function replace(numbers: readonly number[], { start, end, text }: TextEdit): void {
    const [first, last] = [pieces[numbers[0]!]!, pieces[numbers.at(-1)!]!]
    edits.push({
      start: writtenAt(first, start, false),
      end: writtenAt(last, end, true),
      text: escapeText(text),
    })
    for (const [order, number] of numbers.entries()) {
      const { at, text: own } = pieces[number]!
      addToGroup(ownEdits, number, {
        start: Math.max(start - at, 0),
        end: Math.min(end - at, own.length),
        text: order === 0 ? text : '',
      })
    }
  }

  for (const [paragraph, from] of starts.entries()) {
    const to = starts[paragraph + 1] ?? pieces.length
    const text = pieces
      .slice(from, to)
      .map((piece) => piece.text)
      .join('')
    let after = 0
    let cursor = from
    for (const part of text === '' ? [] : find(text)) {
      const numbers = piecesOf(cursor, to, part)
      if (!numbers) {
        split += 1
        continue
      }
      found += 1
      const tidied = part.text === '' ? { ...part, ...withNeedlessSpaces(text, part) } : part
      const wide = tidied.start < after ? undefined : piecesOf(cursor, to, tidied)
      replace(wide ?? numbers, wide ? tidied : part)
      after = (wide ? tidied : part).end
      cursor = numbers.at(-1) ?? cursor
    }
  }
  if (edits.every(({ text }) => text !== '')) return { html: applyEdits(html, edits), found, split }
  const textAfter = (piece: Piece, number: number) =>
    applyEdits(piece.text, ownEdits.get(number) ?? [])
  const before = countTexts(pieces.map(({ text }) => text))
  const after = countTexts(pieces.map(textAfter))
  for (const { start, end, from, to } of elements) {
    const isEmptied = after[from] === after[to] && before[from] !== before[to]
    if (isEmptied) edits.push({ start, end, text: '' })
  }
  return { html: applyEdits(html, edits), found, split }
}

/** Counts the texts before each one that have more than spaces. */
function countTexts(texts: readonly string[]): readonly number[] {
  let count = 0
  return [0, ...texts.map((text) => (count += Number(text.trim() !== '')))]
}
