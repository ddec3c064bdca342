import { languages, type Language } from '@dropwatt/ui/languages'

export { directions, languages, type Language } from '@dropwatt/ui/languages'

// Separate records, so that the browser loads only those it uses.

/** The path prefix of public pages in each language; that of the first is empty. */
export const prefixes = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ languages.map((language, index) => [language, index === 0 ? '' : `/${language}`]),
) as Readonly<Record<Language, '' | `/${string}`>>

/** The names of the languages in the tags for shared links (Open Graph), such as `en_US`. */
export const locales = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ languages.map((language) => {
    const { language: code, region } = new Intl.Locale(language).maximize()
    return [language, `${code}_${region}`]
  }),
) as Readonly<Record<Language, string>>
