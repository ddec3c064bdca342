import type { FoundValue } from '@dropwatt/automations'
import type { Scope, ScopeFilter } from '@dropwatt/automations/options'
import type { FilterOffer } from './FilterBar.types.js'

/** A filter on a fact of variants. */
type VariantFilter = Extract<ScopeFilter, { readonly kind: 'price' | 'option' }>

/** Returns what only one filter can have: its kind, and of an option its name. */
export function slotOf(filter: ScopeFilter): string {
  if (filter.kind !== 'option' && filter.kind !== 'price') return filter.kind
  const name = filter.kind === 'option' ? `option ${filter.name}` : filter.kind
  return filter.of === undefined ? name : `${name} of any variant`
}

/** Returns whether a filter chooses single variants, unless any variant is enough. */
export function choosesVariants(
  filter: ScopeFilter,
  offers: readonly FilterOffer[],
): filter is VariantFilter {
  if (filter.kind !== 'option' && filter.kind !== 'price') return false
  // A recipe can hold what no longer has an offer.
  if (filter.of !== undefined) return true
  return offers.some(
    (offer) => offer.kind === filter.kind && 'choosesVariants' in offer && offer.choosesVariants,
  )
}

/** Returns a filter that is passed by single variants, or by products with any such variant. */
export function withVariantMatch(filter: VariantFilter, isOfAny: boolean): ScopeFilter {
  const of = isOfAny ? ({ of: 'any-variant' } as const) : {}
  if (filter.kind === 'price') return { kind: 'price', min: filter.min, max: filter.max, ...of }
  return { kind: 'option', name: filter.name, values: filter.values, ...of }
}

/** Returns whether a filter has a value. Without one it would let no product pass, or all. */
function isComplete(filter: ScopeFilter): boolean {
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
export function replaceFilter(filters: Scope, filter: ScopeFilter): Scope {
  const slot = slotOf(filter)
  const added = isComplete(filter) ? [filter] : []
  const index = filters.findIndex((other) => slotOf(other) === slot)
  return index < 0 ? [...filters, ...added] : filters.toSpliced(index, 1, ...added)
}

/** Puts a filter that has become one of another slot in its own place, and takes out the other. */
export function moveFilter(filters: Scope, before: ScopeFilter, after: ScopeFilter): Scope {
  const [from, to] = [slotOf(before), slotOf(after)]
  if (from === to) return filters
  return filters
    .filter((one) => slotOf(one) !== to)
    .map((one) => (slotOf(one) === from ? after : one))
}

/** Returns the names of the options that no filter uses. */
export function freeOptions(
  offer: Extract<FilterOffer, { readonly kind: 'option' }>,
  filters: Scope,
): readonly string[] {
  const used = new Set(filters.flatMap((filter) => (filter.kind === 'option' ? filter.name : [])))
  return offer.options.map(({ name }) => name).filter((name) => !used.has(name))
}

/** Returns the offers that no filter uses up. */
export function freeOffers(offers: readonly FilterOffer[], filters: Scope): readonly FilterOffer[] {
  const used = new Set(filters.map(({ kind }) => kind))
  return offers.filter((offer) =>
    offer.kind === 'option' ? freeOptions(offer, filters).length > 0 : !used.has(offer.kind),
  )
}

/** Returns a filter of a kind, still without a value. */
export function beginFilter(offer: FilterOffer, filters: Scope): ScopeFilter {
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
  filter: ScopeFilter,
  offers: readonly FilterOffer[],
): readonly FoundValue[] {
  const offer = offers.find(({ kind }) => kind === filter.kind)
  if (offer === undefined) return []
  if (offer.kind === 'option' && filter.kind === 'option') {
    return offer.options.find(({ name }) => name === filter.name)?.values ?? []
  }
  return 'values' in offer ? offer.values : []
}
