/** Maps items a few at a time, and returns the results in order. The first error ends it. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  most: number,
  map: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const work = async (): Promise<void> => {
    for (const [at, item] of rest) results[at] = await map(item, at)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, work))
  return results
}
