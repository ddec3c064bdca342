/** Units as they follow a number, longest first, so that ‘ml’ is not read as ‘m’. */
const units = [
  'fl oz',
  'inches',
  'inch',
  'litres',
  'liters',
  'litri',
  'grams',
  'grammi',
  'pieces',
  'pezzi',
  'pack',
  'pcs',
  'mah',
  'khz',
  'mhz',
  'ghz',
  'dpi',
  'lbs',
  'kwh',
  'rpm',
  'psi',
  'bar',
  'lm',
  'db',
  'mm',
  'cm',
  'km',
  'kg',
  'mg',
  'ml',
  'cl',
  'dl',
  'oz',
  'lb',
  'ft',
  'in',
  'gb',
  'mb',
  'tb',
  'px',
  'mp',
  'kw',
  'wh',
  'hz',
  '°c',
  '°f',
  'm',
  'g',
  'l',
  'w',
  'v',
  'a',
  'k',
  'x',
  '%',
  '€',
  '$',
  '£',
  '"',
  '″',
  '”',
] as const

const unit = units.join('|').replaceAll('$', '\\$')

/** A number with its unit, if one follows; as the source of a regular expression. */
export const measure = `\\p{N}+(?:[.,/]\\p{N}+)*(?:[ \\u00A0\\u202F]?(?:${unit})(?![\\p{L}\\p{N}]))?`

const measures = new RegExp(measure, 'giu')

/** Lists the numbers of a text, and each number that has a unit together with it. */
export function factsOf(text: string): ReadonlySet<string> {
  const facts = new Set<string>()
  for (const [found] of text.normalize('NFKC').matchAll(measures)) {
    const folded = found.toLowerCase().replaceAll(/\s/gu, '')
    const [number] = /^\p{N}+(?:[.,/]\p{N}+)*/u.exec(folded) ?? [folded]
    facts.add(number)
    facts.add(folded)
  }
  return facts
}

/**
 * Lists the numbers and units of a text that none of its sources has. Rules only take words away and
 * put them in another order, so this is empty unless they bring a number and a unit together.
 */
export function newFacts(text: string, sources: readonly string[]): readonly string[] {
  const known = new Set(sources.flatMap((source) => [...factsOf(source)]))
  return [...factsOf(text)].filter((fact) => !known.has(fact))
}
