import { findDialect } from '../csv/dialect.ts'
import { Table } from '../csv/Table.ts'
import { matchName } from './matchName.ts'
import { headingKey } from './sources/headingKey.ts'
import { findListSource } from './sources/listSources.ts'

/** A table that begins with its header. */
export interface TableAtHeader {
  readonly table: Table
  /** Number of lines of the file before the header. */
  readonly skipped: number
  /** Whether some of them have a text, such as the name of the supplier. */
  readonly hasTextAbove: boolean
}

/** At most so many lines are looked at to find the header. */
const maxLines = 24

/** At most so many bytes of a line are looked at. */
const maxBytes = 32_768

/** Longer cells are no headings. */
const maxCharacters = 60

const lineFeed = '\n'.charCodeAt(0)
const carriageReturn = '\r'.charCodeAt(0)

/** Finds the start of the next line. */
function nextLine(content: Uint8Array, from: number): number {
  let at = from
  while (at < content.length && content[at] !== lineFeed && content[at] !== carriageReturn) at += 1
  return content[at] === carriageReturn && content[at + 1] === lineFeed ? at + 2 : at + 1
}

/** A line of the file as a header. */
interface HeaderLine {
  readonly start: number
  readonly line: number
  readonly filled: number
  /** Number of its cells that name a column and nothing else. */
  readonly named: number
  /** Whether it is the header of a recognised source. */
  readonly isSource: boolean
}

function namesColumn(text: string): boolean {
  if (text.length > maxCharacters) return false
  return matchName(text).some(({ isWhole }) => isWhole)
}

/** Whether most cells of a line name columns, so that no other line has to be looked at. */
function isSure({ filled, named }: HeaderLine): boolean {
  return named >= 3 && named >= filled * 0.6
}

function mayBeHeader({ filled, named }: HeaderLine): boolean {
  return named >= 2 && named >= filled * 0.4
}

/**
 * Finds the header among the first lines: that of a recognised source, else the line whose cells name
 * most columns, else the first with several texts.
 */
function findHeader(lines: readonly HeaderLine[]): HeaderLine | undefined {
  const ofSource = lines.find(({ isSource }) => isSource)
  if (ofSource) return ofSource
  const named = lines.filter(mayBeHeader)
  const best = named.reduce<HeaderLine | undefined>(
    (most, line) => (most !== undefined && most.named >= line.named ? most : line),
    undefined,
  )
  return best ?? lines.find(({ filled }) => filled > 1)
}

/** Opens a table at its header, which the name of a supplier, a date and further titles can precede. */
export function openAtHeader(bytes: Uint8Array): TableAtHeader {
  const table = new Table(bytes)
  const { content, encoding, hasMark, separator } = table
  const below = (start: number, end: number) => {
    const rest = content.subarray(start, end)
    const dialect = findDialect(rest, separator?.delimiter)
    return new Table(rest, { encoding, hasMark, dialect })
  }
  const lines: HeaderLine[] = []
  let hasText = false
  let textAbove = Number.POSITIVE_INFINITY
  for (let line = 0, start = 0; line < maxLines && start < content.length; line += 1) {
    const { header } = below(start, start + maxBytes)
    const texts = header.map((text) => text.trim()).filter((text) => text !== '')
    const found = {
      start,
      line,
      filled: texts.length,
      named: texts.filter(namesColumn).length,
      isSource: texts.length > 2 && findListSource(texts.map(headingKey)) !== undefined,
    }
    lines.push(found)
    if (texts.length > 0 && !hasText) {
      hasText = true
      textAbove = line
    }
    // Technical names of columns can follow their labels.
    if (found.isSource || lines.slice(0, -2).some(isSure)) break
    start = nextLine(content, start)
  }
  const header = findHeader(lines)
  if (!header || header.line === 0) {
    return { table, skipped: table.skipped, hasTextAbove: false }
  }
  return {
    table: below(header.start, content.length),
    skipped: header.line + table.skipped,
    hasTextAbove: textAbove < header.line,
  }
}
