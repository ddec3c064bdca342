/** Patterns of invented claims, in both languages, each with an example that must match. */
const sorts: readonly (readonly [sort: string, pattern: RegExp, example: string])[] = [
  [
    'a count of customers',
    /\d[\d.,]*[kK+]?[^\S\n]+(?:[a-zà-ù]+[^\S\n]+)?(?:customers|merchants|stores|shops|users|sellers|clienti|negozi|utenti|venditori)\b/i,
    'Join 12,000 happy merchants',
  ],
  ['a count of customers', /trusted by|loved by|scelto da|amato da/i, 'Trusted by sellers'],
  [
    'a rating',
    /\b(?:stars?|rat(?:ed|ings?)|awards?|stelle|premiat[oi]|recension[ei])\b|★/i,
    'Rated 4.9',
  ],
  ['a rating', /\b\d(?:[.,]\d)?\s?\/\s?5\b/, '4,8/5'],
  [
    'the first among others',
    /most popular|best.?seller|number one|#1\b|più (?:venduto|popolare|scelto)|numero uno/i,
    'Most popular',
  ],
  ['uptime', /uptime|\b99[.,]\d/i, '99.9 % of the time'],
  ['a guarantee', /guarantee|garan(?:tit|zia)/i, 'Soddisfatti o garantiti'],
]

/** Finds invented claims in a text. */
export function inventedClaims(text: string): readonly string[] {
  return sorts.flatMap(([sort, pattern]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`${sort}: ${found}`]
  })
}

/** One claim of each kind. */
export const claimExamples = sorts.map(([, , example]) => example)
