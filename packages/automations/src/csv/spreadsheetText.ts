const formula = /^[=@+\-\t\r]/

/**
 * Returns a text for a list that people open in a spreadsheet: what it would read as a formula gets
 * an apostrophe, which keeps it a text. Numbers with a sign stay as they are.
 */
export function spreadsheetText(text: string): string {
  return formula.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
}
