import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { textOfBytes } from '../options/textOfBytes.ts'
import type { ChosenFile } from '../options/fields.ts'
import { bytesWithRoom } from '../csv/room.ts'
import { OpenFile } from '../file/OpenFile.ts'
import { CommandError, type Terminal } from './Terminal.ts'

/** Reads a file with room behind its bytes. */
function readWhole(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    // A pipe says nothing about its size.
    if (size === 0) return Uint8Array.from(readFileSync(file))
    const bytes = bytesWithRoom(size)
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
