import { EditIcon, WarningIcon } from '../../icons/index.js'
import type { ToggleItem } from './ToggleGroup.types.js'

interface FilterFacts<Filter extends string> {
  readonly selected: Filter
  readonly labels: Readonly<Record<Filter, string>>
  /** Number of items for each filter; a filter without a number is never disabled. */
  readonly counts: Readonly<Partial<Record<Filter, number>>>
  /** Whether all are disabled. @default false */
  readonly disabled?: boolean | undefined
}

function iconOf(filter: string) {
  if (filter === 'review') return <WarningIcon aria-hidden="true" />
  return filter === 'hand' ? <EditIcon aria-hidden="true" data-neutral="" /> : undefined
}

/**
 * Returns the choices for the filters of a list, with their numbers. Filters that show nothing are
 * disabled, unless they are selected.
 */
export function filterItems<Filter extends string>(
  filters: readonly Filter[],
  { selected, labels, counts, disabled = false }: FilterFacts<Filter>,
): ToggleItem<Filter>[] {
  return filters.map((value) => ({
    value,
    label: labels[value],
    count: counts[value],
    icon: iconOf(value),
    disabled: disabled || (counts[value] === 0 && selected !== value),
  }))
}
