/** Puts tags the way Shopify keeps them: trimmed, once whatever their case, sorted. */
export function normaliseTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags.flatMap((entry) => entry.split(','))) {
    const trimmed = tag.trim()
    const folded = trimmed.toLowerCase()
    if (trimmed !== '' && !kept.has(folded)) kept.set(folded, trimmed)
  }
  return [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, tag]) => tag)
}
