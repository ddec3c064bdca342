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
function sizeTable(option: string, system: string, pairs: readonly SizePair[]): string {
  const head = `<thead><tr><th scope="col">${escapeHtml(option)}</th><th scope="col">${escapeHtml(system)}</th></tr></thead>`
  const rows = pairs.map(
    ([size, converted]) => `<tr><td>${escapeHtml(size)}</td><td>${escapeHtml(converted)}</td></tr>`,
  )
  return `${tableStart(system)}${head}<tbody>${rows.join('')}</tbody>${tableEnd}`
}

/** Elements whose content is no HTML, so that a table in it would be text. */
const rawElements = ['script', 'style', 'textarea', 'title', 'iframe', 'noscript', 'xmp']

/** Finds the end of a tag, over the `>` in quoted attributes; -1 where it is not closed. */
function tagEnd(html: string, start: number): number {
  let quote = ''
  let previous = ''
  for (let at = start; at < html.length; at += 1) {
    const character = html[at] ?? ''
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '>') return at
    // A quote only opens a value behind `=`.
    else if ((character === '"' || character === "'") && previous === '=') quote = character
    if (character.trim() !== '') previous = character
  }
  return -1
}

/** Whether a letter can begin the name of an element. */
function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[a-z]/iu.test(character)
}

/**
 * Whether HTML ends where more can follow: not inside a tag, a comment, or an element such as
 * `<script>`.
 */
export function endsInText(html: string): boolean {
  const lower = html.toLowerCase()
  let at = html.indexOf('<')
  while (at !== -1) {
    let end: number
    if (html.startsWith('<!--', at)) {
      const close = html.indexOf('-->', at + 2)
      end = close === -1 ? -1 : close + 2
    } else if (
      isLetter(html[at + 1]) ||
      html[at + 1] === '!' ||
      html[at + 1] === '?' ||
      (html[at + 1] === '/' && isLetter(html[at + 2]))
    ) {
      end = tagEnd(html, at + 1)
      const raw = rawElements.find(
        (name) => lower.startsWith(name, at + 1) && !isLetter(html[at + 1 + name.length]),
      )
      if (raw !== undefined && end !== -1) end = lower.indexOf(`</${raw}`, end)
      if (raw !== undefined && end !== -1) end = tagEnd(html, end + 2)
    } else end = at
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
export function putSizeTable(
  html: string,
  option: string,
  system: string,
  pairs: readonly SizePair[],
): WithTable {
  const table = sizeTable(option, system, pairs)
  const start = html.indexOf(tableStart(system))
  const end = start === -1 ? -1 : html.indexOf(tableEnd, start)
  if (end === -1) return { html: html + table, isShown: endsInText(html) }
  return { html: html.slice(0, start) + table + html.slice(end + tableEnd.length), isShown: true }
}
