interface Writing {
  readonly format: Intl.NumberFormat
  /** Cache of formatted values, by whole percent. */
  readonly texts: string[]
}

/** One formatter per language: creating one takes longer than rendering a bar. */
const writings = /* @__PURE__ */ new Map<string, Writing>()

/** Formats a percentage, 0 to 100, for a language, without decimals. */
export function formatPercent(percent: number, locale: string): string {
  const whole = Math.round(percent)
  const { format, texts } = writingIn(locale)
  return (texts[whole] ??= format.format(whole / 100))
}

function writingIn(locale: string): Writing {
  const known = writings.get(locale)
  if (known) return known
  const writing = { format: new Intl.NumberFormat(locale, { style: 'percent' }), texts: [] }
  writings.set(locale, writing)
  return writing
}
