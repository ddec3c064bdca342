import { Parser } from 'htmlparser2'

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

/**
 * Whether HTML ends where more can follow: not inside a tag, a comment, or an element such as
 * `<script>`.
 */
export function endsInText(html: string): boolean {
  let isOpened = false
  const parser = new Parser({
    onopentag: () => {
      isOpened ||= parser.startIndex === html.length
    },
  })
  parser.end(`${html}<table>`)
  return isOpened
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
