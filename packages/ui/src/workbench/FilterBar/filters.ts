import type { FilterOffer, FoundValue, ProductFilter } from './FilterBar.types.js'

/** Returns what only one filter can have: its kind, and of an option its name. */
export function slotOf(filter: ProductFilter): string {
  return filter.kind === 'option' ? `option ${filter.name}` : filter.kind
}

/** Returns whether a filter has a value. Without one it would let no product pass, or all. */
function isComplete(filter: ProductFilter): boolean {
  switch (filter.kind) {
    case 'price':
      return filter.min !== null || filter.max !== null
    case 'title':
      return filter.text.trim() !== ''
    case 'handles':
      return filter.handles.length > 0
    case 'last-job':
      return true
    default:
      return filter.values.length > 0
  }
}

/** Puts a filter in the place of the one of its slot, or last; takes it out if it has no value. */
export function replaceFilter(
  filters: readonly ProductFilter[],
  filter: ProductFilter,
): readonly ProductFilter[] {
  const slot = slotOf(filter)
  const added = isComplete(filter) ? [filter] : []
  const index = filters.findIndex((other) => slotOf(other) === slot)
  return index < 0 ? [...filters, ...added] : filters.toSpliced(index, 1, ...added)
}

/** Returns the names of the options that no filter uses. */
export function freeOptions(
  offer: Extract<FilterOffer, { readonly kind: 'option' }>,
  filters: readonly ProductFilter[],
): readonly string[] {
  const used = new Set(filters.flatMap((filter) => (filter.kind === 'option' ? filter.name : [])))
  return offer.options.map(({ name }) => name).filter((name) => !used.has(name))
}

/** Returns the offers that no filter uses up. */
export function freeOffers(
  offers: readonly FilterOffer[],
  filters: readonly ProductFilter[],
): readonly FilterOffer[] {
  const used = new Set(filters.map(({ kind }) => kind))
  return offers.filter((offer) =>
    offer.kind === 'option' ? freeOptions(offer, filters).length > 0 : !used.has(offer.kind),
  )
}

/** Returns a filter of a kind, still without a value. */
export function beginFilter(offer: FilterOffer, filters: readonly ProductFilter[]): ProductFilter {
  switch (offer.kind) {
    case 'price':
      return { kind: 'price', min: null, max: null }
    case 'title':
      return { kind: 'title', text: '' }
    case 'handles':
      return { kind: 'handles', handles: [] }
    case 'last-job':
      return { kind: 'last-job' }
    case 'option':
      return { kind: 'option', name: freeOptions(offer, filters)[0] ?? '', values: [] }
    default:
      return { kind: offer.kind, values: [] }
  }
}

/** Returns the found values that a filter can choose from; none for other kinds of filters. */
export function valuesFor(
  filter: ProductFilter,
  offers: readonly FilterOffer[],
): readonly FoundValue[] {
  const offer = offers.find(({ kind }) => kind === filter.kind)
  if (offer === undefined) return []
  if (offer.kind === 'option' && filter.kind === 'option') {
    return offer.options.find(({ name }) => name === filter.name)?.values ?? []
  }
  return 'values' in offer ? offer.values : []
}
