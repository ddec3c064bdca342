/**
 * Maps items a few at a time, and returns the results in order. After an error no other item is begun;
 * it is thrown once those that were begun have ended.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  most: number,
  map: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const failures: unknown[] = []
  const work = async (): Promise<void> => {
    for (const [at, item] of rest) {
      if (failures.length > 0) return
      try {
        results[at] = await map(item, at)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, work))
  if (failures.length > 0) throw failures[0]
  return results
}
