/** One entry of a glossary: a word or a few, and what they are in another language. */
export interface GlossaryTerm {
  readonly term: string
  /** The language of the translation, such as `de` or `pt-BR`. */
  readonly locale: string
  readonly translation: string
}

/** A text that was translated before. */
export interface SavedTranslation {
  /** The whole text in the language of the store, HTML and all. */
  readonly source: string
  /** The language of the translation, such as `de` or `pt-BR`. */
  readonly locale: string
  readonly translation: string
}

/** Translations and terms that a member has saved. */
export interface TranslationMemory {
  readonly glossary: readonly GlossaryTerm[]
  /** The newest last. */
  readonly saved: readonly SavedTranslation[]
}

/** The most that a glossary and saved translations may hold, in entries and in characters of a text. */
export const memoryLimits = {
  terms: 5_000,
  termLength: 255,
  saved: 20_000,
  textLength: 50_000,
} as const

/** Tells entries apart: there is one for each text and language. */
function keyOf(locale: string, text: string): string {
  return `${locale}\n${text}`
}

/**
 * Adds terms to a glossary. A term that it has in the same language gets the new translation.
 *
 * @returns the glossary, and how many terms it could not take: empty, too long, or over the limit
 */
export function addTerms(
  glossary: readonly GlossaryTerm[],
  added: readonly GlossaryTerm[],
): { readonly glossary: readonly GlossaryTerm[]; readonly left: number } {
  const { terms, termLength } = memoryLimits
  const all = new Map(glossary.map((each) => [keyOf(each.locale, each.term), each]))
  let left = 0
  for (const { term, locale, translation } of added) {
    const entry = { term: term.trim(), locale, translation: translation.trim() }
    const key = keyOf(locale, entry.term)
    const isRight =
      entry.term !== '' &&
      entry.translation !== '' &&
      entry.term.length <= termLength &&
      entry.translation.length <= termLength
    if (isRight && (all.size < terms || all.has(key))) all.set(key, entry)
    else left += 1
  }
  return { glossary: [...all.values()], left }
}

/**
 * Adds saved translations. A text that was translated into the same language before gets the new
 * translation. Over the limit the oldest are dropped.
 */
export function addSaved(
  saved: readonly SavedTranslation[],
  added: readonly SavedTranslation[],
): readonly SavedTranslation[] {
  const { saved: most, textLength } = memoryLimits
  const all = new Map(saved.map((each) => [keyOf(each.locale, each.source), each]))
  for (const each of added) {
    const { source, locale, translation } = each
    if (source.trim() === '' || translation.trim() === '') continue
    if (source.length > textLength || translation.length > textLength) continue
    const key = keyOf(locale, source)
    // What was used last is the newest.
    all.delete(key)
    all.set(key, each)
  }
  return [...all.values()].slice(-most)
}
