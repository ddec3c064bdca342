/** One format for each language: making one takes longer than drawing a bar. */
const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>()

/** Writes a percent, 0 to 100, as it is written in a language. */
export function formatPercent(percent: number, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'percent' })
    formats.set(locale, format)
  }
  return format.format(percent / 100)
}
