import type { Delimiter } from './dialect.ts'

/** Returns the text of a cell as it is written: without its quotes, and with doubled ones as one. */
export function readCell(raw: string): string {
  if (!raw.startsWith('"')) return raw
  const closing = raw.lastIndexOf('"')
  const inner = closing === 0 ? raw.slice(1) : raw.slice(1, closing) + raw.slice(closing + 1)
  return inner.replaceAll('""', '"')
}

/**
 * Writes a text as a cell. It is quoted where it has to be (RFC 4180, 2.6), and where the cell it
 * replaces was.
 *
 * @param replaced the cell as it was written before. @default a new cell
 */
export function writeCell(text: string, delimiter: Delimiter, replaced = ''): string {
  const needsQuotes =
    replaced.startsWith('"') ||
    text.includes('"') ||
    text.includes('\n') ||
    text.includes('\r') ||
    text.includes(delimiter)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}
