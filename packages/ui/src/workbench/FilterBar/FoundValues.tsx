'use client'
import type { FoundValue } from '@dropwatt/automations'
import { useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { TextField } from '../../components/TextField/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { SearchIcon } from '../../icons/index.js'
import { Checkboxes } from '../fields/Checkboxes.js'
import { fieldsStrings } from '../fields/fields.strings.js'
import { StyledNothing } from './FilterBar.styles.js'

/** Number of values from which a search is offered. */
const many = 8
/** Number of values that are shown at first, as a file can hold thousands. */
const first = 100

interface FoundValuesProps {
  /** Name of the search, such as `Search: Vendor`. */
  searchLabel: string
  found: readonly FoundValue[]
  value: readonly string[]
  onValueChange: (value: readonly string[]) => void
}

/** Lets the user choose among the values that a file holds, with a search where there are many. */
export function FoundValues({ searchLabel, found, value, onValueChange }: FoundValuesProps) {
  const strings = useStrings(fieldsStrings)
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(first)

  const known = new Set(found.map((choice) => choice.value))
  const missing = value.filter((chosen) => !known.has(chosen))
  const choices = [
    ...found.map((choice) => ({ ...choice, label: choice.label ?? choice.value })),
    ...missing.map((chosen) => ({ value: chosen, label: chosen, count: 0 })),
  ]
  const wanted = query.trim().toLocaleLowerCase(locale)
  const matches = choices.filter(({ label }) => label.toLocaleLowerCase(locale).includes(wanted))
  const rest = matches.length - limit

  /** Keeps the order of all values, not of those that the search shows. */
  function choose(chosen: readonly string[]) {
    const chosenValues = new Set(chosen)
    onValueChange(choices.map((choice) => choice.value).filter((one) => chosenValues.has(one)))
  }

  return (
    <>
      {choices.length > many && (
        <TextField
          type="search"
          label={searchLabel}
          leading={<SearchIcon />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {matches.length === 0 ? (
        <StyledNothing>{strings.noMatch(query)}</StyledNothing>
      ) : (
        <Checkboxes
          choices={matches.slice(0, limit)}
          value={value}
          onValueChange={choose}
          scrolls
        />
      )}
      {rest > 0 && (
        <Button variant="secondary" size="sm" onClick={() => setLimit(limit + first)}>
          {strings.more(numberFormat(locale).format(Math.min(rest, first)), Math.min(rest, first))}
        </Button>
      )}
    </>
  )
}
