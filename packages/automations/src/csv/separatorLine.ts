import { delimiters, type Delimiter } from './dialect.ts'
import { FileError } from './FileError.ts'

/**
 * A first line such as `sep=;`, which tells spreadsheets what separates the cells: perhaps in quotes,
 * with a tab written as `\t`, and with empty cells behind it where a spreadsheet saved it as a row.
 */
const pattern = /^(?<quoted>"?)sep=(?<sign>\\t|[^\r\n])\k<quoted>[,;\t|]*(?:\r\n|\n|\r)/iu

/** More bytes than such a line has, but for very many empty cells. */
const longestLine = 1024

/** A first line that is no row of the table. */
export interface SeparatorLine {
  /** The line as it is written, with its line end. */
  readonly line: string
  readonly delimiter: Delimiter
}

/**
 * Reads a first line that names the delimiter, such as `sep=;`.
 *
 * @param content the file as UTF-8, without a byte order mark
 * @returns nothing where the first line is none
 * @throws {FileError} `separator` when it names a sign that separates no cells here
 */
export function readSeparatorLine(content: Uint8Array): SeparatorLine | undefined {
  const start = new TextDecoder('latin1').decode(content.subarray(0, longestLine))
  const { 0: line = '', groups } = pattern.exec(start) ?? {}
  if (!groups) return undefined
  const { sign = '' } = groups
  const delimiter = delimiters.find((each) => each === (sign === String.raw`\t` ? '\t' : sign))
  if (delimiter !== undefined) return { line, delimiter }
  throw new FileError(
    'separator',
    `The first line says that “${sign}” separates the cells. Save the file with commas or semicolons.`,
    { sign },
  )
}
