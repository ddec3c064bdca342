/** Returns the language of a locale without its region, such as `pt` of `pt-BR`. */
function languageOf(locale: string): string {
  return foldLocale(locale).split('-')[0] ?? ''
}

/** Writes a locale in one way: `pt_BR` and `PT-br` as `pt-br`. */
export function foldLocale(locale: string): string {
  return locale.trim().toLowerCase().replaceAll('_', '-')
}

/**
 * Orders entries so that those of a locale come behind those of its language alone; others are left
 * out. Whoever reads them in this order and keeps the last has the best.
 */
export function entriesFor<Entry extends { readonly locale: string }>(
  entries: readonly Entry[],
  locale: string,
): readonly Entry[] {
  const wanted = foldLocale(locale)
  const language = languageOf(locale)
  const exact = entries.filter((entry) => foldLocale(entry.locale) === wanted)
  if (language === wanted) return exact
  return [...entries.filter((entry) => foldLocale(entry.locale) === language), ...exact]
}

/** Turns a text into capitals as a language does; as no language in particular where it is unknown. */
export function upperCase(text: string, locale: string): string {
  try {
    return text.toLocaleUpperCase(locale)
  } catch {
    return text.toUpperCase()
  }
}
