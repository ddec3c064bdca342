import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { OpenFile } from '../file/OpenFile.ts'
import { CommandError, type Terminal } from './Terminal.ts'

/**
 * Reads a file.
 *
 * @throws {CommandError} naming it
 */
export function readInput({ folder }: Terminal, path: string): Uint8Array {
  try {
    return readFileSync(resolve(folder, path))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const problem = code === 'ENOENT' ? 'There is no such file.' : message
    throw new CommandError(`${path}: ${problem}`, { cause: error })
  }
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
