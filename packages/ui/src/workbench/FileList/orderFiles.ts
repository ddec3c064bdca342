import type { SavedFile } from './FileList.types.js'

/** The orders that files can be listed in: the last opened first, by name, or the largest first. */
export const fileOrders = ['opened', 'name', 'largest'] as const
export type FileOrder = (typeof fileOrders)[number]

/**
 * Returns files in an order. Names are compared as the language does, with numbers as numbers.
 *
 * @param locale the current language
 */
export function orderFiles(
  files: readonly SavedFile[],
  order: FileOrder,
  locale: string,
): readonly SavedFile[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const by: Readonly<Record<FileOrder, (one: SavedFile, other: SavedFile) => number>> = {
    opened: (one, other) => other.openedAt - one.openedAt,
    name: (one, other) => compare(one.live?.store ?? one.name, other.live?.store ?? other.name),
    largest: (one, other) => other.savedBytes - one.savedBytes,
  }
  return files.toSorted(by[order])
}
