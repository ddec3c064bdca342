/** Returns the innermost category of the first path of several: ‘Tees’ of ‘Clothing > Tees, New in’. */
export function lastCategory(text: string): string {
  const [first = ''] = text.split(',')
  return first.split(/[>/]/u).at(-1)?.trim() ?? ''
}
