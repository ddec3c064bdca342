/** Words behind the name of a company. */
const legalForms = new Set(
  'co company inc ltd llc gmbh ag kg srl spa sas snc sarl sa bv nv oy ab as plc corp store shop official brand the and'.split(
    ' ',
  ),
)

/** The words of the name of a vendor, without its legal form. */
export function nameWords(words: readonly string[]): readonly string[] {
  const name = words.filter((word) => word.length > 1 && !legalForms.has(word))
  return name.length === 0 ? words : name
}

/**
 * Finds the words of a text that are the name of its vendor: all of it, or at least its first two words.
 *
 * @returns the places of these words
 */
export function placesOfName(
  words: readonly string[],
  name: readonly string[],
): ReadonlySet<number> {
  const places = new Set<number>()
  const least = Math.min(2, name.length)
  for (let start = 0; start < words.length; start += 1) {
    const found: number[] = []
    for (let at = start; at < words.length && found.length < name.length; at += 1) {
      if (words[at] === name[found.length]) found.push(at)
      else if (!legalForms.has(words[at]!) || found.length === 0) break
    }
    if (found.length < least) continue
    for (const place of found) places.add(place)
  }
  return places
}
