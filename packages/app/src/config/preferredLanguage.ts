import { languages, type Language } from './languages.ts'

function known(text: string | null | undefined): Language | undefined {
  return languages.find((language) => language === text)
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
  const fromBrowser = accepted.map((tag) => known(tag.split('-')[0])).find(Boolean)
  return known(chosen) ?? fromBrowser ?? languages[0]
}
