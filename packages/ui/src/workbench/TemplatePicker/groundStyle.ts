/**
 * Returns colours as a CSS background: from top to bottom at equal distances; one colour is plain.
 *
 * @param colours CSS colours
 * @returns undefined without colours
 */
export function groundStyle(colours: readonly string[]): string | undefined {
  if (colours.length < 2) return colours[0]
  return `linear-gradient(${colours.join(', ')})`
}
