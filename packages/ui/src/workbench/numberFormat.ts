/** Returns a function that makes a format by language once; making one costs more than a row of a table. */
function formatOnce(options: Intl.NumberFormatOptions): (locale: string) => Intl.NumberFormat {
  const formats = new Map<string, Intl.NumberFormat>()
  return (locale) => {
    const format = formats.get(locale) ?? new Intl.NumberFormat(locale, options)
    formats.set(locale, format)
    return format
  }
}

/** Returns the format of whole numbers, grouped from four digits on so that they align. */
export const numberFormat = /* @__PURE__ */ formatOnce({ useGrouping: 'always' })

/** Returns the format of percentages, with one decimal so that they align. */
export const percentFormat = /* @__PURE__ */ formatOnce({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
