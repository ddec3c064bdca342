/** Gives what comes after an item in a list; after the last one comes the first. */
export function itemAfter<Item>(item: Item, list: readonly [Item, ...Item[]]): Item {
  return list[list.indexOf(item) + 1] ?? list[0]
}
