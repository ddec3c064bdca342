'use client'
import type { ScopeFilter } from '@dropwatt/automations/options'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { filterBarStrings } from './FilterBar.strings.js'
import type { FilterOffer } from './FilterBar.types.js'
import { valuesFor } from './filters.js'

/** Most values that a chip names. */
const named = 2

/** Returns a function that names what a filter is on, such as ‘Price range’ or ‘Size, any variant’. */
export function useFilterNames(): (filter: ScopeFilter) => string {
  const strings = useStrings(filterBarStrings)
  return (filter) => {
    const name = filter.kind === 'option' ? filter.name : strings[filter.kind]
    return 'of' in filter && filter.of !== undefined ? strings.ofAny(name) : name
  }
}

/** Returns a function that puts a filter in words, for its chip. */
export function useFilterText(offers: readonly FilterOffer[]): (filter: ScopeFilter) => string {
  const strings = useStrings(filterBarStrings)
  const nameOf = useFilterNames()
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

  return (filter) => {
    switch (filter.kind) {
      case 'last-job':
        return nameOf(filter)
      case 'price':
        return strings.labelled(nameOf(filter), priceText(filter.min, filter.max))
      case 'title':
        return strings.labelled(nameOf(filter), filter.text)
      case 'handles':
        return strings.labelled(nameOf(filter), numbers.format(filter.handles.length))
      default: {
        const labels = new Map(valuesFor(filter, offers).map(({ value, label }) => [value, label]))
        const values = filter.values.map((value) => labels.get(value) ?? value)
        return strings.labelled(nameOf(filter), listText(values))
      }
    }
  }
}
