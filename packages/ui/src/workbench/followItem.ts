/** The number of items in which one is looked for after the list has changed. */
const reach = 64

/** An item of a list that changes around it. */
export interface HeldItem<Id> {
  readonly index: number
  /** The item, once it has loaded, so that it is found again after the list has changed. */
  readonly id: Id | undefined
}

/**
 * Finds the item again after the list has changed. One that has left it is followed by the next one,
 * which is now in its place.
 */
export function relocateItem<Id>(
  held: HeldItem<Id>,
  count: number,
  idOf: (index: number) => Id | undefined,
): HeldItem<Id> {
  const index = Math.min(held.index, Math.max(0, count - 1))
  const here = idOf(index)
  if (held.id === undefined || here === undefined || here === held.id) {
    return { index, id: held.id ?? here }
  }
  for (let away = 1; away <= reach; away += 1) {
    for (const at of [index - away, index + away]) {
      if (at >= 0 && at < count && idOf(at) === held.id) return { index: at, id: held.id }
    }
  }
  return { index, id: here }
}
