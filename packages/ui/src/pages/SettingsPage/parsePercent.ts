/** Parses a percentage from 0 to 100, with a decimal point or comma; returns `undefined` for anything else. */
export function parsePercent(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) return undefined
  const percent = Number(text)
  return percent <= 100 ? percent : undefined
}
