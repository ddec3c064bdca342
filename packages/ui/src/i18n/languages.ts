/** The languages that the library speaks, a line for each; the first is the one where nothing else is known. */
const known = {
  en: { name: 'English', direction: 'ltr' },
  it: { name: 'Italiano', direction: 'ltr' },
} as const satisfies Readonly<Record<string, KnownLanguage>>

interface KnownLanguage {
  /** Name of the language in itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

export type Language = keyof typeof known

/** The tags of the languages. */
export const languages = /* @__PURE__ */ Object.keys(known) as unknown as readonly [
  Language,
  ...Language[],
]

function factOf<Key extends keyof KnownLanguage>(key: Key) {
  return Object.fromEntries(
    languages.map((language) => [language, known[language][key]]),
  ) as Readonly<Record<Language, KnownLanguage[Key]>>
}

/** Name of each language in itself. */
export const languageNames = /* @__PURE__ */ factOf('name')

export const directions = /* @__PURE__ */ factOf('direction')
