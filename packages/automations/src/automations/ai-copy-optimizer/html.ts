import { Parser } from 'htmlparser2'
import { applyEdits, type TextEdit } from '../../text/edits.ts'
import { blocks, removable, unread } from '../../text/htmlText.ts'

/** Elements whose text is not for reading, or has to stay as it is. */
const untouched: ReadonlySet<string> = new Set([...unread, 'pre', 'code'])

interface OpenElement {
  readonly name: string
  readonly start: number
  readonly isUntouched: boolean
  /** Whether it had text, and whether it has some left. */
  hadText: boolean
  hasText: boolean
  /** Whether it has anything else. */
  hasElements: boolean
}

/** Splits text at character references, which come at odd places. */
const references = /(&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?)/giu

function rewriteRaw(raw: string, rewrite: (text: string) => string): string {
  return raw
    .split(references)
    .map((piece, at) => {
      if (at % 2 === 1 || piece.trim() === '') return piece
      const core = piece.trim()
      const start = piece.indexOf(core)
      return piece.slice(0, start) + rewrite(core) + piece.slice(start + core.length)
    })
    .join('')
}

/**
 * Rewrites the texts of HTML and leaves everything else as it is, to the letter: tags, attributes,
 * comments, scripts and character references. Elements for text that have none left are removed.
 *
 * @param rewrite returns text without `<` and `&`
 */
export function rewriteHtml(html: string, rewrite: (text: string) => string): string {
  const edits: TextEdit[] = []
  const open: OpenElement[] = []
  const parser = new Parser(
    {
      onopentag(name) {
        const isUntouched = untouched.has(name) || (open.at(-1)?.isUntouched ?? false)
        const start = parser.startIndex
        open.push({ name, start, isUntouched, hadText: false, hasText: false, hasElements: false })
      },
      ontext(raw) {
        const top = open.at(-1)
        if (top?.isUntouched) {
          top.hasElements = true
          return
        }
        const text = rewriteRaw(raw, rewrite)
        if (top) {
          top.hadText ||= raw.trim() !== ''
          top.hasText ||= text.trim() !== ''
        }
        const start = parser.startIndex
        if (text !== raw) edits.push({ start, end: start + raw.length, text })
      },
      onclosetag(_name, isImplied) {
        const element = open.pop()
        const parent = open.at(-1)
        if (!element) return
        const isEmptied = element.hadText && !element.hasText && !element.hasElements
        if (isEmptied && !isImplied && removable.has(element.name)) {
          edits.push({ start: element.start, end: parser.endIndex + 1, text: '' })
          if (parent) parent.hadText = true
        } else if (parent) parent.hasElements = true
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
  return applyEdits(html, edits)
}

/** Reads HTML as plain text on one line; blocks end as sentences. */
export function readHtml(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html.replaceAll(/\s+/gu, ' ').trim()
  let text = ''
  let hidden = 0
  const endBlock = () => {
    text = text.trimEnd()
    if (text !== '' && !/[.!?…:;,]$/u.test(text)) text += '.'
    text += ' '
  }
  const parser = new Parser({
    onopentag(name) {
      if (untouched.has(name)) hidden += 1
      if (blocks.has(name)) endBlock()
    },
    ontext(part) {
      if (hidden === 0) text += part
    },
    onclosetag(name) {
      if (untouched.has(name)) hidden -= 1
      if (blocks.has(name)) endBlock()
    },
  })
  parser.end(html)
  return text.replaceAll(/\s+/gu, ' ').trim()
}
