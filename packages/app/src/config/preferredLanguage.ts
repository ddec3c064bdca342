import { languages, type Language } from './languages.ts'

function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text)
}

/**
 * Chooses the language of this device.
 *
 * @param chosen what is stored as the visitor's choice
 * @param accepted languages of the browser as BCP 47 tags, the most wanted first
 * @returns the choice, else the first known language of the browser, else English
 */
export function preferredLanguage(
  chosen: string | null | undefined,
  accepted: readonly string[] = [],
): Language {
  const wanted = [chosen, ...accepted.map((tag) => tag.split('-')[0])]
  return wanted.find(isLanguage) ?? languages[0]
}
