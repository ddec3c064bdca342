/** A seeded random number generator. */
export interface Random {
  /** Returns an integer from 0 to below `end`. */
  readonly below: (end: number) => number
  /** Returns true with a probability of `percent`. */
  readonly chance: (percent: number) => boolean
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** Returns a random item, or nothing for an empty list. */
  readonly pickAny: <Item>(items: readonly Item[]) => Item | undefined
}

/** Creates a Mulberry32 generator for a seed. */
export function createRandom(seed: number): Random {
  let state = seed

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)

  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (items) => items[below(items.length)] ?? items[0],
    pickAny: (items) => items[below(items.length)],
  }
}
