import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { textOfBytes } from '../options/textOfBytes.ts'
import type { ChosenFile } from '../options/fields.ts'
import { allocateWithCapacity } from '../csv/spareCapacity.ts'
import { OpenFile } from '../file/OpenFile.ts'
import { unpackFile } from '../spreadsheets/packed.ts'
import type { ReportedNote } from './ReportedNote.ts'
import { CommandError, type Terminal } from './Terminal.ts'
import { reportUnpacked } from './unpackNotes.ts'

/** Reads a file with room behind its bytes. */
function readWhole(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    // A pipe says nothing about its size.
    if (size === 0) return Uint8Array.from(readFileSync(file))
    const bytes = allocateWithCapacity(size)
    let read = 0
    for (let count = -1; count !== 0 && read < size; read += count) {
      count = readSync(file, bytes, read, size - read, null)
    }
    return read === size ? bytes : bytes.slice(0, read)
  } finally {
    closeSync(file)
  }
}

/**
 * Reads a file.
 *
 * @throws {CommandError} naming it
 */
export function readInput({ folder }: Terminal, path: string): Uint8Array {
  try {
    return readWhole(resolve(folder, path))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const problem = code === 'ENOENT' ? 'There is no such file.' : message
    throw new CommandError(`${path}: ${problem}`, { cause: error })
  }
}

/**
 * Reads a file that an option names, such as a size chart, or the table in a workbook or a ZIP.
 *
 * @throws {CommandError} naming it
 * @throws {FileError} when a workbook or a ZIP holds no table
 */
export async function readTextFile(terminal: Terminal, path: string): Promise<ChosenFile> {
  const { bytes } = await unpackFile(readInput(terminal, path), basename(path))
  return { name: basename(path), text: textOfBytes(bytes) }
}

/** A table that was read. */
export interface ReadTable {
  readonly bytes: Uint8Array
  /** The name of the file, or the one that the table in it has as a file. */
  readonly name: string
  /** Notes on the workbook or ZIP that it was in. */
  readonly notes: readonly ReportedNote[]
}

/**
 * Reads a table: a file, or the table in a workbook or a ZIP.
 *
 * @param sheet the sheet of a workbook. @default the one that names the most columns
 * @throws {CommandError} when it cannot be read
 * @throws {FileError} when a workbook or a ZIP holds no table
 */
export async function readTable(
  terminal: Terminal,
  path: string,
  sheet?: string,
): Promise<ReadTable> {
  const { bytes, name, from } = await unpackFile(readInput(terminal, path), basename(path), sheet)
  return { bytes, name, notes: from ? reportUnpacked(from) : [] }
}

const ofMatrixify: ReportedNote = {
  severity: 'info',
  code: 'matrixify',
  row: null,
  column: null,
  message: 'An export of Matrixify: import the result with that app.',
}

/** An export that was opened. */
export interface OpenedExport extends Pick<ReadTable, 'notes'> {
  readonly file: OpenFile
}

/**
 * Opens a product export.
 *
 * @param sheet as in `readTable`
 * @throws {CommandError} when it cannot be read
 * @throws {FileError} when it is no product export
 */
export async function openExport(
  terminal: Terminal,
  path: string,
  sheet?: string,
): Promise<OpenedExport> {
  const { bytes, name, notes } = await readTable(terminal, path, sheet)
  const file = OpenFile.open(bytes, { name })
  return { file, notes: file.facts.isOfMatrixify ? [...notes, ofMatrixify] : notes }
}
