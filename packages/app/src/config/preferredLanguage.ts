import { languages, type Language } from './languages.ts'

const known: readonly unknown[] = languages

function isLanguage(text: string | null | undefined): text is Language {
  return known.includes(text)
}

/**
 * Returns the preferred language: the stored one, else the first of the browser that is known, else
 * English.
 *
 * @param stored the stored preference
 * @param accepted the languages of the browser as BCP 47 tags, most preferred first
 */
export function preferredLanguage(
  stored: string | null | undefined,
  accepted: readonly string[] = [],
): Language {
  const candidates = [stored, ...accepted.map((tag) => tag.split('-')[0])]
  return candidates.find(isLanguage) ?? languages[0]
}
