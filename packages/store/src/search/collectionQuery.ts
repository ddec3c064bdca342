/**
 * Writes a search for collections with all words at the start of words of their titles, in Shopify's search
 * syntax. Only letters and digits are looked for, so that nothing is read as syntax.
 *
 * @returns null if there are none, for all collections
 */
export function collectionQuery(search: string): string | null {
  const words = search.toWellFormed().match(/[\p{L}\p{M}\p{N}]+/gu)
  return words?.map((word) => `title:${word}*`).join(' AND ') ?? null
}
