/** Returns a function that makes a format by language once; making one costs more than a row of a table. */
export function formatOnce(
  options: Intl.NumberFormatOptions,
): (locale: string) => Intl.NumberFormat {
  const formats = new Map<string, Intl.NumberFormat>()
  return (locale) => {
    const format = formats.get(locale) ?? new Intl.NumberFormat(locale, options)
    formats.set(locale, format)
    return format
  }
}
