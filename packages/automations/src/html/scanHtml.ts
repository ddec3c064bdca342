/** A piece of HTML by its place: a tag, or text as it is written. Comments are left out. */
export type HtmlPiece =
  | { readonly kind: 'text'; readonly start: number; readonly end: number }
  | {
      readonly kind: 'open' | 'close'
      readonly start: number
      readonly end: number
      /** In small letters. */
      readonly name: string
    }

/** Elements whose content is no markup, up to their closing tag. */
const rawElements: ReadonlySet<string> = new Set(
  'script,style,textarea,title,xmp,iframe,noembed,noframes'.split(','),
)

function isLetter(text: string, at: number): boolean {
  // The capitals and the small letters of ASCII differ in this one bit.
  const code = text.charCodeAt(at) | 0x20
  return code >= 0x61 && code <= 0x7a
}

/** Where a tag is: in its name, around or in the name of an attribute, or in a value. */
type TagState = 'tag' | 'before' | 'name' | 'after' | 'value' | 'unquoted' | '"' | "'"

/** What separates attributes, by the HTML standard. */
const spaces = '\t\n\f\r '

function nextState(state: TagState, sign: string): TagState {
  if (state === '"' || state === "'") return sign === state ? 'before' : state
  const isSpace = spaces.includes(sign)
  if (state === 'value') {
    if (isSpace) return state
    return sign === '"' || sign === "'" ? sign : 'unquoted'
  }
  if (state === 'unquoted') return isSpace ? 'before' : state
  if (sign === '/') return 'before'
  if (sign === '=' && (state === 'name' || state === 'after')) return 'value'
  if (isSpace) return state === 'name' || state === 'after' ? 'after' : 'before'
  return state === 'tag' ? 'tag' : 'name'
}

const [greaterThan, quotationMark, apostrophe] = [0x3e, 0x22, 0x27]

/** Finds the end of a tag. A `>` in quotes is part of an attribute. */
function tagEnd(html: string, start: number): number {
  // Most tags have no quotes, and end at the first `>`.
  for (let at = start; at < html.length; at += 1) {
    const sign = html.charCodeAt(at)
    if (sign === greaterThan) return at + 1
    if (sign === quotationMark || sign === apostrophe) break
  }
  let state: TagState = 'tag'
  for (let at = start; at < html.length; at += 1) {
    const sign = html.charAt(at)
    if (sign === '>' && state !== '"' && state !== "'") return at + 1
    state = nextState(state, sign)
  }
  return html.length + 1
}

/** Finds the end of a comment, a declaration or a processing instruction. */
function commentEnd(html: string, start: number): number {
  if (!html.startsWith('<!--', start)) {
    const end = html.indexOf('>', start)
    return end === -1 ? html.length : end + 1
  }
  // `<!-->` and `<!--->` are empty comments.
  const short = /^<!---?>/u.exec(html.slice(start, start + 6))
  if (short) return start + short[0].length
  const end = /--!?>/u.exec(html.slice(start + 4))
  return end ? start + 4 + end.index + end[0].length : html.length
}

/** Finds where the closing tag of a raw element begins. */
function rawEnd(html: string, name: string, start: number): number {
  const closing = new RegExp(String.raw`</${name}(?=[\s/>])`, 'giu')
  closing.lastIndex = start
  return closing.exec(html)?.index ?? html.length
}

/**
 * Splits HTML into its tags and texts, by the tokenization of the HTML standard (section 13.2.5), as far
 * as places are concerned. It never fails: what is no tag is text.
 */
export function* scanHtml(html: string): Generator<HtmlPiece, void> {
  let textStart = 0
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start === -1) break
    const isClose = html.charAt(start + 1) === '/'
    const nameStart = isClose ? start + 2 : start + 1
    if (isLetter(html, nameStart)) {
      const end = tagEnd(html, nameStart)
      const name = (/^[^\s/>]+/u.exec(html.slice(nameStart, end))?.[0] ?? '').toLowerCase()
      if (start > textStart) yield { kind: 'text', start: textStart, end: start }
      // A tag that the text ends in is dropped by browsers.
      if (end > html.length) return
      yield { kind: isClose ? 'close' : 'open', start, end, name }
      const isRaw = !isClose && rawElements.has(name)
      const next = isRaw ? rawEnd(html, name, end) : end
      textStart = end
      if (isRaw) {
        if (next > end) yield { kind: 'text', start: end, end: next }
        textStart = next
      }
      at = next
    } else if (/[!?]/u.test(html.charAt(nameStart)) || (isClose && html.charAt(nameStart) !== '')) {
      if (start > textStart) yield { kind: 'text', start: textStart, end: start }
      at = commentEnd(html, start)
      textStart = at
    } else at = start + 1
  }
  if (html.length > textStart) yield { kind: 'text', start: textStart, end: html.length }
}
