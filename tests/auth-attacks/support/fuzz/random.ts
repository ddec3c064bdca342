/** Chance that comes out the same for the same seed. */
export interface Random {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number
  /** Whether something happens that happens `percent` times in a hundred. */
  readonly chance: (percent: number) => boolean
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** Gives an item, or nothing when there is none. */
  readonly pickAny: <Item>(items: readonly Item[]) => Item | undefined
}

/** Makes the generator of Mulberry32 for a seed. */
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
