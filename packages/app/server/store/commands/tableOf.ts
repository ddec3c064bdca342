/** Lays out rows of texts in columns; the first row has their names. Control characters are left out. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map((text) => text.replaceAll(/\p{Cc}/gu, ' ')))
  const widths = (clean[0] ?? []).map((_, at) =>
    Math.max(...clean.map((row) => (row[at] ?? '').length)),
  )
  return clean
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
