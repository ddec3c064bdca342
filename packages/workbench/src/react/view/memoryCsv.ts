import { readSaved, writeGlossary, writeSaved, type SavedTranslation } from '@dropwatt/automations'
import { textOfBytes } from '@dropwatt/automations/options'

/** Larger files, in bytes, hold more than can be saved. */
const largest = 50_000_000

/**
 * Reads terms or translations from a file.
 *
 * @param locale the language of a second column that is not named after one
 * @returns nothing if the file has no column for a language
 * @throws {Error} when it cannot be read
 */
export async function readMemory(
  file: File,
  locale: string,
): Promise<readonly SavedTranslation[] | undefined> {
  if (file.size > largest) throw new Error('The file is too large.')
  const { entries, locales } = readSaved(
    textOfBytes(new Uint8Array(await file.arrayBuffer())),
    locale,
  )
  return locales.some((each) => each !== '') ? entries : undefined
}

/** Writes terms or translations as a file for a spreadsheet, which knows UTF-8 by its mark. */
export function writeMemory(entries: readonly SavedTranslation[], isGlossary: boolean): Blob {
  const text = isGlossary
    ? writeGlossary(entries.map(({ source, ...entry }) => Object.assign(entry, { term: source })))
    : writeSaved(entries)
  return new Blob(['\uFEFF', text], { type: 'text/csv' })
}
