import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { maximumImageBytes } from '../../images/formats/limits.ts'
import { CommandError } from '../Terminal.ts'
import { writeFiles } from '../writeFiles.ts'
import type { ExcludedReason } from './imageTexts.ts'

/** Folder of the results, with the files that it has already. */
export interface ResultFolder {
  readonly path: string
  /** The real paths of all files that were named, which are never written to. */
  readonly originals: ReadonlySet<string>
  /** Whether results that are there already are replaced. */
  readonly isForced: boolean
}

/** Reads an image, unless it is too large or cannot be read. */
export function readImage(path: string): {
  readonly before: number
  readonly bytes?: Uint8Array
  readonly excluded?: ExcludedReason
} {
  try {
    const { size } = statSync(path)
    if (size > maximumImageBytes) return { before: size, excluded: 'too-large' }
    return { before: size, bytes: Uint8Array.from(readFileSync(path)) }
  } catch {
    return { before: 0, excluded: 'unreadable' }
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    const { message } = error as Error
    throw new CommandError(`The result could not be written: ${message}`, { cause: error })
  }
}

/**
 * Writes a result, unless its place is taken.
 *
 * @param name its name with its folders, with `/` between them
 * @returns its path; nothing if it was not written
 * @throws {CommandError} when it cannot be written
 */
export function writeResult(
  name: string,
  content: Uint8Array,
  { path: folder, originals, isForced }: ResultFolder,
): string | undefined {
  const path = join(folder, ...name.split('/'))
  const isThere = existsSync(path)
  if (isThere && (!isForced || originals.has(realpathSync(path)))) return undefined
  makeFolder(dirname(path))
  writeFiles([{ path, content }])
  return path
}
