/** Formats by language; making one costs more than a row of a table. */
const formats = new Map<string, Intl.NumberFormat>()

/** Returns the format of whole numbers, grouped from four digits on so that they align. */
export function numberFormat(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  formats.set(locale, format)
  return format
}
