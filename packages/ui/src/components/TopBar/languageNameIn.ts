import { languageNames, type Language } from '../../i18n/languages.js'

/** Returns the name of a language in the language of a locale, such as 'Italian' in `en`. */
export function languageNameIn(language: Language, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? languageNames[language]
}
