import { readReferences } from './references.ts'
import { scanHtml } from './scanHtml.ts'

/** Elements whose text is not for reading, or has to stay as it is. */
const untouched: ReadonlySet<string> = new Set(
  'script,style,textarea,title,pre,code,noscript,iframe,template,svg,object,select'.split(','),
)

/** Elements that go with the last of their text. */
const removable: ReadonlySet<string> = new Set(
  'p,li,h1,h2,h3,h4,h5,h6,b,strong,i,em,u,span,font,small,mark'.split(','),
)

/** Elements without content. */
const empty: ReadonlySet<string> = new Set(
  'area,base,br,col,embed,hr,img,input,link,meta,param,source,track,wbr'.split(','),
)

/** Elements that begin a new line or cell. */
const blocks: ReadonlySet<string> = new Set(
  'address,article,aside,blockquote,br,dd,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,section,table,tbody,td,tfoot,th,thead,tr,ul'.split(
    ',',
  ),
)

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface OpenElement {
  readonly name: string
  readonly start: number
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

function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  // An element that is removed begins in front of the edits inside of it, and ends behind them.
  const inOrder = edits.toSorted((one, other) => one.start - other.start || other.end - one.end)
  for (const { start, end, text } of inOrder) {
    if (start < at) continue
    result += html.slice(at, start) + text
    at = end
  }
  return result + html.slice(at)
}

/** Closes an element, and those inside of it that were left open, which stay. */
function close(open: OpenElement[], name: string): OpenElement | undefined {
  const at = open.findLastIndex((element) => element.name === name)
  if (at === -1) return undefined
  const [element, ...left] = open.splice(at)
  if (element && left.length > 0) element.hasElements = true
  return element
}

/**
 * Rewrites the texts of HTML and leaves everything else as it is, to the letter: tags, attributes,
 * comments, scripts and character references. Elements for text that have none left are removed.
 *
 * @param rewrite returns text without `<` and `&`
 */
export function rewriteHtml(html: string, rewrite: (text: string) => string): string {
  const edits: Edit[] = []
  const open: OpenElement[] = []
  let untouchedDepth = 0
  for (const piece of scanHtml(html)) {
    const { start, end } = piece
    const parent = open.at(-1)
    if (piece.kind === 'text') {
      const raw = html.slice(start, end)
      const text = untouchedDepth > 0 ? raw : rewriteRaw(raw, rewrite)
      if (parent) {
        parent.hadText ||= raw.trim() !== ''
        parent.hasText ||= text.trim() !== ''
      }
      if (text !== raw) edits.push({ start, end, text })
      continue
    }
    const { name } = piece
    if (piece.kind === 'open') {
      if (empty.has(name)) {
        if (parent) parent.hasElements = true
        continue
      }
      if (untouched.has(name)) untouchedDepth += 1
      open.push({ name, start, hadText: false, hasText: false, hasElements: false })
      continue
    }
    const element = close(open, name)
    if (!element) continue
    if (untouched.has(name)) untouchedDepth -= 1
    const isEmptied = element.hadText && !element.hasText && !element.hasElements
    const outer = open.at(-1)
    if (isEmptied && removable.has(name)) {
      edits.push({ start: element.start, end, text: '' })
      if (outer) outer.hadText = true
    } else if (outer) outer.hasElements = true
  }
  return applyEdits(html, edits)
}

/** Reads HTML as plain text on one line; blocks end as sentences. */
export function readHtml(html: string): string {
  let text = ''
  let hidden = 0
  for (const piece of scanHtml(html)) {
    if (piece.kind === 'text') {
      if (hidden === 0) text += readReferences(html.slice(piece.start, piece.end))
      continue
    }
    if (untouched.has(piece.name)) hidden = Math.max(0, hidden + (piece.kind === 'open' ? 1 : -1))
    if (!blocks.has(piece.name)) continue
    text = text.trimEnd()
    if (text !== '' && !/[.!?…:;,]$/u.test(text)) text += '.'
    text += ' '
  }
  return text.replaceAll(/\s+/gu, ' ').trim()
}
