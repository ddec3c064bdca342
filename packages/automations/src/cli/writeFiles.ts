import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { CommandError } from './Terminal.ts'

/** A file to write. */
export interface NewFile {
  readonly path: string
  readonly content: Uint8Array | string
}

function temporaryName(path: string): string {
  return join(dirname(path), `.${basename(path)}.${process.pid}.part`)
}

function writeTemporary({ path, content }: NewFile): void {
  const file = openSync(temporaryName(path), 'w')
  try {
    writeFileSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Makes the new names of files last through a power failure, where the system allows it. */
function syncFolders(files: readonly NewFile[]): void {
  for (const folder of new Set(files.map(({ path }) => dirname(path)))) {
    try {
      const handle = openSync(folder, 'r')
      fsyncSync(handle)
      closeSync(handle)
    } catch {
      // Windows opens no folders; the files themselves are safe.
    }
  }
}

/**
 * Writes files so that none is ever there in part: each is written beside its place and moved there
 * when all are complete. Files of these names are replaced.
 *
 * @throws {CommandError} when one cannot be written; then none has been
 */
export function writeFiles(files: readonly NewFile[]): void {
  try {
    for (const file of files) writeTemporary(file)
    for (const { path } of files) renameSync(temporaryName(path), path)
  } catch (error) {
    for (const { path } of files) rmSync(temporaryName(path), { force: true })
    const { message } = error as Error
    throw new CommandError(`The result could not be written: ${message}`, { cause: error })
  }
  syncFolders(files)
}

/** Adds something to the name of a file, in front of its extension. */
function withSuffix(path: string, suffix: string): string {
  const extension = extname(path)
  return `${path.slice(0, path.length - extension.length)}${suffix}${extension}`
}

/** Names the parts of a result. */
export function partPaths(path: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => withSuffix(path, `-${at + 1}`))
}

/**
 * Finds a name that no file has yet: the wanted one, or one with a number.
 *
 * @param pathsFor the files that a name would make
 */
export function freePath(wanted: string, pathsFor: (path: string) => readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? wanted : withSuffix(wanted, `-${number}`)
    if (!pathsFor(path).some((each) => existsSync(each))) return path
  }
}

/** Whether two paths lead to one file. */
export function isSameFile(one: string, other: string): boolean {
  if (resolve(one) === resolve(other)) return true
  return existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other)
}
