'use client'
import type { ScopeFilter } from '@dropwatt/automations/options'
import { useId, useRef, useState } from 'react'
import { Select } from '../../components/Select/index.js'
import { useStrings } from '../../i18n/index.js'
import { FilterIcon, PlusIcon } from '../../icons/index.js'
import { FieldGroup } from '../fields/FieldGroup.js'
import { fieldsStrings } from '../fields/fields.strings.js'
import { useOwnValue } from '../fields/useOwnValue.js'
import { filterBarStrings } from './FilterBar.strings.js'
import { StyledAdd, StyledAll, StyledBar, StyledMatches } from './FilterBar.styles.js'
import type { FilterBarProps } from './FilterBar.types.js'
import { FilterChip } from './FilterChip.js'
import {
  beginFilter,
  freeOffers,
  freeOptions,
  moveFilter,
  replaceFilter,
  slotOf,
} from './filters.js'
import { FilterPanel } from './FilterPanel.js'
import { FilterValue } from './FilterValue.js'
import { useFigures } from '../useFigures.js'
import { useFilterText } from './useFilterText.js'

/** Content of the open panel. */
interface Opened {
  /** The slot of the filter that it was opened for; none to add one, with a choice of kinds. */
  readonly slot?: string
  /** The filter that it changes, which may still have no value. */
  readonly filter?: ScopeFilter
}

/** Lets the user choose which products to include, by filters that all must be met. */
export function FilterBar({
  filters: given,
  offers,
  onFiltersChange,
  matches,
  disabled = false,
  ...group
}: FilterBarProps) {
  const strings = useStrings(filterBarStrings)
  const { remove } = useStrings(fieldsStrings)
  const textOf = useFilterText(offers)
  const { count } = useFigures()
  const panelId = useId()
  const [filters, enter] = useOwnValue(given, onFiltersChange)
  const addButton = useRef<HTMLButtonElement>(null)
  const chips = useRef(new Map<string, HTMLButtonElement>())
  const [opened, setOpened] = useState<Opened>()

  const isOpen = opened !== undefined && !disabled
  const isAdding = isOpen && opened.slot === undefined

  // A filter is changed where it is, and may have been changed or reset from outside.
  const draft = opened?.filter
  const current = draft && (filters.find((one) => slotOf(one) === slotOf(draft)) ?? draft)
  const others = current ? filters.filter((one) => slotOf(one) !== slotOf(current)) : filters
  const choices = freeOffers(offers, others)
  const canAdd = freeOffers(offers, filters).length > 0

  function close() {
    const chip = current && !isAdding ? chips.current.get(slotOf(current)) : undefined
    setOpened(undefined)
    const opener = chip ?? addButton.current
    opener?.focus()
  }

  function change(filter: ScopeFilter) {
    setOpened({ slot: opened?.slot, filter })
    enter(replaceFilter(current ? moveFilter(filters, current, filter) : filters, filter))
  }

  function choose(kind: string) {
    const offer = choices.find((one) => one.kind === kind)
    if (!offer) {
      setOpened({})
    } else if (offer.kind === 'last-job') {
      enter([...filters, { kind: 'last-job' }])
      setOpened(undefined)
      addButton.current?.focus()
    } else {
      setOpened({ filter: beginFilter(offer, filters) })
    }
  }

  function removeFilter(removed: ScopeFilter) {
    const slot = slotOf(removed)
    const index = filters.findIndex((one) => slotOf(one) === slot)
    const neighbour = filters[index + 1] ?? filters[index - 1]
    const next = neighbour ? chips.current.get(slotOf(neighbour)) : undefined
    if (draft && slotOf(draft) === slot) setOpened(undefined)
    enter(filters.toSpliced(index, 1))
    ;(next ?? addButton.current)?.focus()
  }

  return (
    <FieldGroup {...group} disabled={disabled}>
      {matches && (
        <StyledMatches>
          <FilterIcon aria-hidden="true" />
          {strings[matches.unit](
            count(matches.count),
            count(matches.of),
            matches.count,
            matches.of,
          )}
        </StyledMatches>
      )}
      <StyledBar role="list">
        {filters.length === 0 && (
          <li>
            <StyledAll>{strings.all}</StyledAll>
          </li>
        )}
        {filters.map((filter) => {
          const slot = slotOf(filter)
          const text = textOf(filter)
          const isEdited = isOpen && !isAdding && draft !== undefined && slotOf(draft) === slot
          return (
            <li key={slot}>
              <FilterChip
                ref={(node) => {
                  if (node) chips.current.set(slot, node)
                  else chips.current.delete(slot)
                }}
                removeLabel={remove(text)}
                onRemove={() => removeFilter(filter)}
                onEdit={
                  filter.kind === 'last-job'
                    ? undefined
                    : () => (isEdited ? close() : setOpened({ slot, filter }))
                }
                expanded={isEdited}
                disabled={disabled}
              >
                {text}
              </FilterChip>
            </li>
          )
        })}
        <li>
          <StyledAdd
            ref={addButton}
            type="button"
            aria-expanded={isAdding}
            aria-controls={isOpen ? panelId : undefined}
            disabled={!canAdd && !opened}
            onClick={() => (isAdding ? close() : setOpened({}))}
          >
            <PlusIcon aria-hidden="true" />
            {strings.add}
          </StyledAdd>
        </li>
      </StyledBar>
      {isOpen && (
        <FilterPanel
          key={opened.slot ?? ''}
          id={panelId}
          label={current && !isAdding ? strings[current.kind] : strings.add}
          onClose={close}
        >
          {isAdding && (
            <Select
              label={strings.filterBy}
              placeholder={strings.choose}
              value={current?.kind ?? ''}
              options={choices.map(({ kind }) => ({ value: kind, label: strings[kind] }))}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          )}
          {current && (
            <FilterValue
              key={current.kind}
              filter={current}
              offers={offers}
              optionNames={choices.flatMap((offer) =>
                offer.kind === 'option' ? freeOptions(offer, others) : [],
              )}
              onFilterChange={change}
            />
          )}
        </FilterPanel>
      )}
    </FieldGroup>
  )
}
