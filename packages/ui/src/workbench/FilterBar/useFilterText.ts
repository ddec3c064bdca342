'use client'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { filterBarStrings } from './FilterBar.strings.js'
import type { FilterOffer, ProductFilter } from './FilterBar.types.js'
import { valuesFor } from './filters.js'

/** Most values that a chip names. */
const named = 2

/** Returns a function that puts a filter in words, for its chip. */
export function useFilterText(offers: readonly FilterOffer[]): (filter: ProductFilter) => string {
  const strings = useStrings(filterBarStrings)
  const locale = useLocale()
  const numbers = numberFormat(locale)

  function priceText(min: number | null, max: number | null): string {
    if (min === null) return strings.upTo(numbers.format(max ?? 0))
    return max === null ? strings.from(numbers.format(min)) : numbers.formatRange(min, max)
  }

  function listText(values: readonly string[]): string {
    const first = values.slice(0, named).join(', ')
    const rest = values.length - named
    return rest > 0 ? strings.andMore(first, numbers.format(rest)) : first
  }

  function labelOf(filter: Exclude<ProductFilter, { readonly kind: 'last-job' }>): string {
    if (filter.kind !== 'option') return strings[filter.kind]
    return filter.of === undefined ? filter.name : strings.ofAny(filter.name)
  }

  return (filter) => {
    switch (filter.kind) {
      case 'last-job':
        return strings['last-job']
      case 'price':
        return strings.labelled(
          filter.of === undefined ? strings.price : strings.ofAny(strings.price),
          priceText(filter.min, filter.max),
        )
      case 'title':
        return strings.labelled(strings.title, filter.text)
      case 'handles':
        return strings.labelled(strings.handles, numbers.format(filter.handles.length))
      default: {
        const labels = new Map(valuesFor(filter, offers).map(({ value, label }) => [value, label]))
        const values = filter.values.map((value) => labels.get(value) ?? value)
        return strings.labelled(labelOf(filter), listText(values))
      }
    }
  }
}
