import type { Dialect } from './dialect.ts'

/** Whether a text, written as it is into a row, is one cell there and no more. */
export function isOneCell(raw: string, { delimiter }: Dialect): boolean {
  let rest = raw
  if (raw.startsWith('"')) {
    let at = raw.indexOf('"', 1)
    // Two quotes in a quoted cell are one in its text.
    while (at !== -1 && raw[at + 1] === '"') at = raw.indexOf('"', at + 2)
    if (at === -1) return false
    rest = raw.slice(at + 1)
  }
  return !rest.includes(delimiter) && !rest.includes('\n') && !rest.includes('\r')
}
