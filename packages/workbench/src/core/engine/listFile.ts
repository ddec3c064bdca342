/** Tells spreadsheets that a file is UTF-8; without it some read accents in an old encoding. */
const mark = '\uFEFF'

/** Makes a file of a list as CSV, to be opened in a spreadsheet. */
export function listFile(...parts: readonly string[]): Blob {
  return new Blob([mark, ...parts], { type: 'text/csv' })
}
