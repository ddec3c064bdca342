import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileParts } from '../../images/names/fileParts.ts'
import { CommandError, type Terminal } from '../Terminal.ts'

/** An image that a command line names, or that is in a folder that it names. */
export interface SourceImage {
  /** Its whole path; that of the file itself where it is a link. */
  readonly path: string
  /** Its name with the folders that it is in below the named one, with `/` between them. */
  readonly name: string
}

/** Names of files and folders that systems and programs hide. */
function isHidden(name: string): boolean {
  return name.startsWith('.') || name === '__MACOSX'
}

/** Whether a name is that of an image, by its extension. HEIC and others count, so that it can be said why not. */
export function isImageName(name: string): boolean {
  return fileParts(name).extension !== ''
}

/** Whether a path leads to a folder. */
export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}

/** Lists the images in a folder and in those inside it, by their names. */
function inFolder(folder: string, inside: string, left: string | undefined): SourceImage[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      const name = inside === '' ? entry.name : `${inside}/${entry.name}`
      if (isHidden(entry.name)) return []
      // A link to a folder may lead back here, so only folders themselves are gone through.
      if (entry.isDirectory()) {
        return realpathSync(path) === left ? [] : inFolder(path, name, left)
      }
      return isImageName(entry.name) && !isFolder(path) ? [{ path, name }] : []
    })
}

/**
 * Lists the images that a command line names: each named file, and what has the extension of an image
 * in each named folder and in those inside it. A file that is named twice is listed once.
 *
 * @param out the folder of the results, which is gone past
 * @throws {CommandError} when there is no such file or folder
 */
export function collectImages(
  paths: readonly string[],
  out: string | undefined,
  { folder }: Terminal,
): SourceImage[] {
  const left = out !== undefined && existsSync(out) ? realpathSync(out) : undefined
  const found = new Map<string, SourceImage>()
  for (const given of paths) {
    const path = resolve(folder, given)
    if (!existsSync(path)) throw new CommandError(`${given}: There is no such file.`)
    const images = isFolder(path) ? inFolder(path, '', left) : [{ path, name: basename(path) }]
    for (const { path: link, name } of images) {
      const real = existsSync(link) ? realpathSync(link) : link
      if (!found.has(real)) found.set(real, { path: real, name })
    }
  }
  return [...found.values()]
}
