/** A size and what it is in the other system. */
export type SizePair = readonly [size: string, converted: string]

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const tableEnd = '</table>'

/** The first tag of a table of sizes, by which it is found again. */
function tableStart(system: string): string {
  return `<table data-size-table="${escapeHtml(system)}">`
}

/**
 * Writes sizes as an HTML table.
 *
 * @param option the name of the option, which heads the first column
 * @param system the system of the second column
 */
export function sizeTable(option: string, system: string, pairs: readonly SizePair[]): string {
  const head = `<thead><tr><th scope="col">${escapeHtml(option)}</th><th scope="col">${escapeHtml(system)}</th></tr></thead>`
  const rows = pairs.map(
    ([size, converted]) => `<tr><td>${escapeHtml(size)}</td><td>${escapeHtml(converted)}</td></tr>`,
  )
  return `${tableStart(system)}${head}<tbody>${rows.join('')}</tbody>${tableEnd}`
}

/** Elements whose content is no HTML, so that a table in it would be text. */
const rawElements = ['script', 'style', 'textarea', 'title', 'iframe', 'noscript', 'xmp']
const longestRaw = Math.max(...rawElements.map((name) => name.length))

const [quotationMark, apostrophe, equals, closing] = [0x22, 0x27, 0x3d, 0x3e]

/** Finds the end of a tag, over the `>` in quoted attributes; -1 where it is not closed. */
function tagEnd(html: string, start: number): number {
  let quote = 0
  let previous = 0
  for (let at = start; at < html.length; at += 1) {
    const code = html.charCodeAt(at)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === closing) return at
    // A quote only opens a value behind `=`.
    else if ((code === quotationMark || code === apostrophe) && previous === equals) quote = code
    if (code > 0x20) previous = code
  }
  return -1
}

/** Whether a letter, which can begin the name of an element, is at a place. */
function hasLetter(html: string, at: number): boolean {
  const code = html.charCodeAt(at) | 0x20
  return code >= 0x61 && code <= 0x7a
}

/** Finds the end of an element whose content is no HTML; -1 where it is not closed. */
function rawEnd(html: string, start: number, end: number): number {
  const begin = html.slice(start, start + longestRaw).toLowerCase()
  const raw = rawElements.find(
    (name) => begin.startsWith(name) && !hasLetter(html, start + name.length),
  )
  if (raw === undefined || end === -1) return end
  const close = html.toLowerCase().indexOf(`</${raw}`, end)
  return close === -1 ? -1 : tagEnd(html, close + 2)
}

/** Finds the end of the tag or comment at a `<`, which is its own end where it begins neither. */
function markupEnd(html: string, at: number): number {
  if (hasLetter(html, at + 1)) return rawEnd(html, at + 1, tagEnd(html, at + 1))
  if (html.startsWith('<!--', at)) {
    const close = html.indexOf('-->', at + 2)
    return close === -1 ? -1 : close + 2
  }
  const next = html[at + 1]
  const isTag = next === '!' || next === '?' || (next === '/' && hasLetter(html, at + 2))
  return isTag ? tagEnd(html, at + 1) : at
}

/**
 * Whether HTML ends where more can follow: not inside a tag, a comment, or an element such as
 * `<script>`.
 */
export function endsInText(html: string): boolean {
  let at = html.indexOf('<')
  while (at !== -1) {
    const end = markupEnd(html, at)
    if (end === -1) return false
    at = html.indexOf('<', end + 1)
  }
  return true
}

/** A description with a table of sizes. */
interface WithTable {
  readonly html: string
  /** Whether a browser shows the table, and not as a part of a tag or a comment that is not closed. */
  readonly isShown: boolean
}

/**
 * Puts a table of sizes at the end of a description. One that is there for the same system is
 * replaced; everything else stays as it is.
 */
export function putSizeTable(html: string, system: string, table: string): WithTable {
  const start = html.indexOf(tableStart(system))
  const end = start === -1 ? -1 : html.indexOf(tableEnd, start)
  if (end === -1) return { html: html + table, isShown: endsInText(html) }
  return { html: html.slice(0, start) + table + html.slice(end + tableEnd.length), isShown: true }
}
