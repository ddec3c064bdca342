/** The languages that the library speaks; the first is the one where nothing else is known. */
export const languages = ['en', 'it'] as const
export type Language = (typeof languages)[number]

function factsOf<Fact>(factOf: (language: Language) => Fact) {
  return Object.fromEntries(languages.map((each) => [each, factOf(each)])) as Readonly<
    Record<Language, Fact>
  >
}

// Each fact is a record of its own, so that what the browser loads holds no more of them than it reads.

/** Name of each language in itself. */
export const languageNames = /* @__PURE__ */ factsOf((language) => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
})

/** Scripts that are written from right to left. */
const fromTheRight = /^(?:Arab|Hebr|Syrc|Thaa)$/

export const directions = /* @__PURE__ */ factsOf((language) => {
  const { script = '' } = new Intl.Locale(language).maximize()
  return fromTheRight.test(script) ? ('rtl' as const) : ('ltr' as const)
})
