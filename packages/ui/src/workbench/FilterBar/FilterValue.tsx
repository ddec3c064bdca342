'use client'
import type { ScopeFilter } from '@dropwatt/automations/options'
import { useState } from 'react'
import { Checkbox } from '../../components/Checkbox/index.js'
import { Select } from '../../components/Select/index.js'
import { TextArea } from '../../components/TextArea/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { NumberRange } from '../fields/NumberRange.js'
import { filterBarStrings } from './FilterBar.strings.js'
import type { FilterOffer } from './FilterBar.types.js'
import { choosesVariants, withVariantMatch, valuesFor } from './filters.js'
import { FoundValues } from './FoundValues.js'

interface FilterValueProps<Filter extends ScopeFilter = ScopeFilter> {
  filter: Filter
  offers: readonly FilterOffer[]
  /** The options that this filter may turn to. */
  optionNames: readonly string[]
  onFilterChange: (filter: ScopeFilter) => void
}

/** Lets the user set one filter: its value, and whether variants or products have to pass it. */
export function FilterValue(props: FilterValueProps) {
  const { filter, offers, onFilterChange } = props
  const strings = useStrings(filterBarStrings)
  return (
    <>
      <Value {...props} />
      {choosesVariants(filter, offers) && (
        <Checkbox
          label={strings.anyVariant}
          checked={filter.of !== undefined}
          onChange={(event) =>
            onFilterChange(withVariantMatch(filter, event.currentTarget.checked))
          }
        />
      )}
    </>
  )
}

function Value({ filter, offers, optionNames, onFilterChange }: FilterValueProps) {
  const strings = useStrings(filterBarStrings)
  switch (filter.kind) {
    case 'last-job':
      return null
    case 'title':
      return (
        <TextField
          label={strings.title}
          value={filter.text}
          autoComplete="off"
          onChange={(event) => onFilterChange({ ...filter, text: event.currentTarget.value })}
        />
      )
    case 'price':
      return (
        <NumberRange
          label={strings.price}
          min={filter.min}
          max={filter.max}
          onRangeChange={(range) => onFilterChange({ ...filter, ...range })}
        />
      )
    case 'handles':
      return (
        <Handles
          handles={filter.handles}
          onHandlesChange={(handles) => onFilterChange({ kind: 'handles', handles })}
        />
      )
    default:
      return (
        <>
          {filter.kind === 'option' && (
            <Select
              label={strings.option}
              value={filter.name}
              options={optionNames.map((name) => ({ value: name, label: name }))}
              onChange={(event) =>
                onFilterChange({ ...filter, name: event.currentTarget.value, values: [] })
              }
            />
          )}
          <FoundValues
            key={filter.kind === 'option' ? filter.name : filter.kind}
            searchLabel={strings.searchIn(
              filter.kind === 'option' ? filter.name : strings[filter.kind],
            )}
            found={valuesFor(filter, offers)}
            value={filter.values}
            onValueChange={(values) => onFilterChange({ ...filter, values })}
          />
        </>
      )
  }
}

interface HandlesProps {
  handles: readonly string[]
  onHandlesChange: (handles: readonly string[]) => void
}

function Handles({ handles, onHandlesChange }: HandlesProps) {
  const strings = useStrings(filterBarStrings)
  const [text, setText] = useState(handles.join('\n'))
  return (
    <TextArea
      label={strings.handles}
      hint={strings.handlesHint}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value
        setText(typed)
        const lines = typed.split('\n').map((line) => line.trim())
        onHandlesChange([...new Set(lines.filter((line) => line !== ''))])
      }}
    />
  )
}
