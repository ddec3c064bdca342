/** Returns the item after another in a list; the first after the last. */
export function itemAfter<Item>(item: Item, list: readonly [Item, ...Item[]]): Item {
  return list[list.indexOf(item) + 1] ?? list[0]
}
