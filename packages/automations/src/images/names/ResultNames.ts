import { cleanName } from '../../download/fileName.ts'
import { foldCase } from '../../text/fold.ts'
import type { ImageFormat } from '../ImageFacts.ts'
import { fileParts } from './fileParts.ts'

/** The extensions of each format; the first is given to results. */
const extensions: Readonly<Record<ImageFormat, readonly [usual: string, ...others: string[]]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
}

/** Names of devices, which Windows takes for no file. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/iu

/** The longest name of a file or a folder in UTF-8, with room for a number. File systems take 255. */
const longest = 240

const encoder = new TextEncoder()

/** Cuts a text to a number of bytes of UTF-8, between two characters. */
function cut(text: string, bytes: number): string {
  if (encoder.encode(text).length <= bytes) return text
  const { read } = encoder.encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}

/** Returns a name that all systems take; empty if nothing of it can stay. */
function usable(name: string, room: number): string {
  const clean = cut(cleanName(name.normalize('NFC')), room).replaceAll(/^[. ]+|[. ]+$/g, '')
  return device.test(clean) ? `_${clean}` : clean
}

/**
 * Names the results of a set of images: each like its original, in the same folders, with the extension
 * of its format. Two results that would have the same name get numbers. The names are ones that ZIPs,
 * Windows, macOS and Linux take, and lead out of no folder.
 */
export class ResultNames {
  readonly #taken = new Set<string>()
  /** The number to try next, by the name that is wanted. */
  readonly #numbers = new Map<string, number>()

  /**
   * Names the next result. The same files in the same order get the same names.
   *
   * @param path the name of the original, with its folders
   * @param format the format of the result. @default that of its extension
   */
  nameFor(path: string, format?: ImageFormat): string {
    const { folders, stem, extension: old } = fileParts(path)
    const own = format && extensions[format]
    const isRight = own === undefined || own.includes(old.toLowerCase())
    const extension = isRight ? old : own[0]
    const end = extension === '' ? '' : `.${extension}`
    const inside = folders.map((folder) => usable(folder, longest)).filter((name) => name !== '')
    const base = [...inside, usable(stem, longest - end.length) || 'image'].join('/')
    const wanted = foldCase(base + end)
    for (let number = this.#numbers.get(wanted) ?? 1; ; number += 1) {
      const name = `${base}${number === 1 ? '' : `-${number}`}${end}`
      // Windows and macOS take names for one that only differ in capitals.
      const folded = foldCase(name)
      if (this.#taken.has(folded)) continue
      this.#taken.add(folded)
      this.#numbers.set(wanted, number + 1)
      return name
    }
  }
}
