import { FileError } from '../csv/FileError.ts'
import { listAsCsv } from '../csv/listAsCsv.ts'
import { readSpreadsheetText } from '../csv/spreadsheetText.ts'
import { Table } from '../csv/Table.ts'
import { sourceWords, translationWords } from '../importing/columnWords.ts'
import { foldSpelling } from '../text/fold.ts'
import { languageNamed } from './languageNames.ts'
import { foldLocale } from './languages.ts'
import type { GlossaryTerm, SavedTranslation } from './memory.ts'

/** Contents of a file of a glossary or of saved translations. */
export interface MemoryFile<Entry> {
  readonly entries: readonly Entry[]
  /** The languages that it has a column for. */
  readonly locales: readonly string[]
}

interface Pair {
  readonly source: string
  readonly locale: string
  readonly translation: string
}

/** A language with a script or a region, if it has one, as in BCP 47. */
const localeName = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,2}$/iu

function open(text: string): Table | undefined {
  try {
    return new Table(new TextEncoder().encode(text))
  } catch (error) {
    if (error instanceof FileError) return undefined
    throw error
  }
}

/** Returns the language that a column of translations is named after. */
function localeOf(name: string): string | undefined {
  return localeName.test(name.trim()) ? name.trim() : languageNamed(name)
}

/**
 * Reads texts with their translations: a CSV file with a column of texts, which is the first unless
 * another one is called so, and columns with the translations into the language that each is named
 * after, such as ‘de’, ‘pt-BR’ or ‘German’. One that is called a translation is in the language that is
 * translated into, as is the second of a file of two columns unless it names a language.
 */
function readPairs(text: string, locale: string): MemoryFile<Pair> {
  const table = open(text)
  if (!table) return { entries: [], locales: [] }
  const { header } = table
  const sourceColumn = Math.max(
    0,
    header.findIndex((name) => sourceWords.has(foldSpelling(name))),
  )
  const columns = header.flatMap((name, column) => {
    if (column === sourceColumn) return []
    // In front of the texts are their keys, which may be as short as the code of a language.
    const named = column < sourceColumn ? languageNamed(name) : localeOf(name)
    if (named !== undefined) return { column, locale: named }
    const isIt = translationWords.has(foldSpelling(name)) || header.length === 2
    return isIt ? { column, locale } : []
  })
  const entries: Pair[] = []
  const read = (row: number, column: number) => readSpreadsheetText(table.text(row, column))
  for (let row = 1; row < table.rowCount; row += 1) {
    const source = read(row, sourceColumn)
    if (source.trim() === '') continue
    for (const { column, locale: language } of columns) {
      const translation = read(row, column)
      if (translation.trim() !== '') entries.push({ source, locale: language, translation })
    }
  }
  return { entries, locales: columns.map((each) => each.locale) }
}

/**
 * Reads a glossary: a CSV file with a column of words, and a column for each language that is named
 * after it.
 *
 * @param locale the language of a second column with another name
 * @returns no languages where the text is no such file
 */
export function readGlossary(text: string, locale: string): MemoryFile<GlossaryTerm> {
  const { entries, locales } = readPairs(text, locale)
  const terms = entries.map(({ source, locale: language, translation }) => ({
    term: source,
    locale: language,
    translation,
  }))
  return { entries: terms, locales }
}

/**
 * Reads saved translations: a CSV file with a column of texts, and a column for each language that is
 * named after it.
 *
 * @param locale the language of a second column with another name
 * @returns no languages where the text is no such file
 */
export function readSaved(text: string, locale: string): MemoryFile<SavedTranslation> {
  return readPairs(text, locale)
}

function writePairs(pairs: readonly Pair[], head: string): string {
  const locales: string[] = []
  const rows = new Map<string, Map<string, string>>()
  for (const { source, locale, translation } of pairs) {
    if (!locales.some((each) => foldLocale(each) === foldLocale(locale))) locales.push(locale)
    const row = rows.get(source) ?? new Map<string, string>()
    rows.set(source, row.set(foldLocale(locale), translation))
  }
  const lines = Array.from(rows, ([source, row]) => [
    source,
    ...locales.map((locale) => row.get(foldLocale(locale)) ?? ''),
  ])
  return listAsCsv([[head, ...locales], ...lines])
}

/** Writes a glossary as CSV, which `readGlossary` reads. */
export function writeGlossary(glossary: readonly GlossaryTerm[]): string {
  return writePairs(
    glossary.map(({ term, locale, translation }) => ({ source: term, locale, translation })),
    'Term',
  )
}

/** Writes saved translations as CSV, which `readSaved` reads. */
export function writeSaved(saved: readonly SavedTranslation[]): string {
  return writePairs(saved, 'Source')
}
