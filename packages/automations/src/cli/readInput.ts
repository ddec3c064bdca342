import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { textOfBytes } from '../options/textOfBytes.ts'
import type { ChosenFile } from '../options/fields.ts'
import { OpenFile } from '../file/OpenFile.ts'
import { CommandError, type Terminal } from './Terminal.ts'

/**
 * Reads a file.
 *
 * @throws {CommandError} naming it
 */
export function readInput({ folder }: Terminal, path: string): Uint8Array {
  try {
    const { buffer, byteOffset, length } = readFileSync(resolve(folder, path))
    // What reads the bytes of a file and of a result is compiled once if they are of one class.
    return new Uint8Array(buffer, byteOffset, length)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const problem = code === 'ENOENT' ? 'There is no such file.' : message
    throw new CommandError(`${path}: ${problem}`, { cause: error })
  }
}

/**
 * Reads a file that an option names, such as a size chart.
 *
 * @throws {CommandError} naming it
 */
export function readTextFile(terminal: Terminal, path: string): ChosenFile {
  return { name: basename(path), text: textOfBytes(readInput(terminal, path)) }
}

/**
 * Opens a product export.
 *
 * @throws {CommandError} when it cannot be read
 * @throws {FileError} when it is no product export
 */
export function openExport(terminal: Terminal, path: string): OpenFile {
  return OpenFile.open(readInput(terminal, path), { name: basename(path) })
}
