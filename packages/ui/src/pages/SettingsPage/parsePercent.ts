/** Reads a percent from 0 to 100 as people type it, with a point or a comma; gives nothing for anything else. */
export function parsePercent(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) return undefined
  const percent = Number(text)
  return percent <= 100 ? percent : undefined
}
