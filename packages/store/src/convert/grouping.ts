import type { Numbers } from './Numbers.ts'

/** Places of objects by their product: those of product `n` are from `first[n]` up to `first[n + 1]`. */
export interface Groups {
  readonly first: Uint32Array<ArrayBuffer>
  readonly places: Uint32Array<ArrayBuffer>
  /** Objects whose product is not among the products. */
  readonly strays: number
}

/**
 * Groups objects by their product. Those of one product stay in the order in which they came.
 *
 * @param owners the product of each object, by the number of its id
 * @param order the number of each product in the file, by the number of its id
 * @param counts whether an object counts, such as the latest of two with the same id. @default all do
 */
export function groupByProduct(
  owners: Numbers<Float64Array<ArrayBuffer>>,
  order: ReadonlyMap<number, number>,
  counts: (place: number) => boolean = () => true,
): Groups {
  const first = new Uint32Array(order.size + 1)
  let strays = 0
  const products = new Int32Array(owners.length)
  for (let place = 0; place < owners.length; place += 1) {
    const product = order.get(owners.at(place))
    products[place] = product !== undefined && counts(place) ? product : -1
    if (product === undefined) strays += 1
    else if (products[place] !== -1) first[product + 1]! += 1
  }
  for (let product = 0; product < order.size; product += 1) first[product + 1]! += first[product]!
  const next = first.slice()
  const places = new Uint32Array(first[order.size]!)
  for (let place = 0; place < owners.length; place += 1) {
    const product = products[place]!
    if (product === -1) continue
    places[next[product]!] = place
    next[product]! += 1
  }
  return { first, places, strays }
}

/** Leaves out objects that have the same key as another one of their product. */
export function withoutRepeats(
  { first, places, strays }: Groups,
  keyOf: (place: number) => number,
  stays: 'first' | 'last',
): Groups {
  const kept = new Uint32Array(places.length)
  const starts = new Uint32Array(first.length)
  const found = new Map<number, number>()
  let length = 0
  for (let product = 0; product + 1 < first.length; product += 1) {
    found.clear()
    for (const place of places.subarray(first[product], first[product + 1])) {
      const key = keyOf(place)
      const earlier = found.get(key)
      if (earlier === undefined) {
        found.set(key, length)
        kept[length] = place
        length += 1
      } else if (stays === 'last') kept[earlier] = place
    }
    starts[product + 1] = length
  }
  return { first: starts, places: kept.slice(0, length), strays }
}
