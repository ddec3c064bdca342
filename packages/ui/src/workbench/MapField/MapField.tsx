'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { TextField } from '../../components/TextField/index.js'
import { StyledInput } from '../../components/TextField/TextField.styles.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { ArrowRightIcon, CloseIcon, PlusIcon, SearchIcon } from '../../icons/index.js'
import { FieldGroup } from '../fields/FieldGroup.js'
import { fieldsStrings } from '../fields/fields.strings.js'
import { useOwnValue } from '../fields/useOwnValue.js'
import { mapFieldStrings } from './MapField.strings.js'
import {
  StyledActions,
  StyledFound,
  StyledNew,
  StyledNothing,
  StyledRow,
  StyledRows,
  StyledSimilar,
} from './MapField.styles.js'
import type { MapFieldProps } from './MapField.types.js'
import { NewRow } from './NewRow.js'
import { groupRows, hasNewName, nameAll, searchRows, setName, type MapRow } from './rows.js'

/** Number of names from which a search is offered. */
const many = 8
/** Number of groups that are added on request, as a file can hold thousands of names. */
const step = 20
const noGroups: readonly (readonly string[])[] = []

/** Lets the user give found values, such as vendors, new names. */
export function MapField({
  found,
  similar = noGroups,
  value: given,
  onValueChange,
  shown = step,
  maxLength,
  isAmount = false,
  disabled = false,
  ...group
}: MapFieldProps) {
  const strings = useStrings(mapFieldStrings)
  const fieldStrings = useStrings(fieldsStrings)
  const locale = useLocale()
  const numbers = numberFormat(locale)
  const [value, enter] = useOwnValue(given, onValueChange)
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(shown)
  const [isAdding, setAdding] = useState(false)
  // A row whose name is being retyped stays, though an empty name is not in the map.
  const [emptied, setEmptied] = useState<readonly string[]>([])
  const addButton = useRef<HTMLButtonElement>(null)

  const rows = useRef<HTMLUListElement>(null)

  /** Goes from amount to amount, as in a spreadsheet. */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (!isAmount || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const inputs = [...(rows.current?.querySelectorAll('input') ?? [])]
    inputs[inputs.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.select()
  }

  const groups = groupRows(found, similar, [...Object.keys(value), ...emptied])
  const matches = searchRows(groups, query, value, locale)
  const visible = matches.filter((one, at) => at < limit || hasNewName(one, value))
  const rest = matches.length - visible.length

  function row({ value: name, label = name, count, isFound }: MapRow, onNameAll?: () => void) {
    return (
      <StyledRow>
        <StyledFound>
          <span>{label}</span>
          {count !== undefined && <small>{numbers.format(count)}</small>}
          {onNameAll && (
            <Button
              variant="link"
              aria-label={strings.nameForAll(value[name] ?? label)}
              onClick={onNameAll}
            >
              {strings.forAll}
            </Button>
          )}
        </StyledFound>
        <StyledNew>
          <ArrowRightIcon aria-hidden="true" />
          <StyledInput
            aria-label={isAmount ? strings.amount(label) : strings.newName(label)}
            aria-invalid={group.error && value[name] !== undefined ? true : undefined}
            value={value[name] ?? ''}
            inputMode={isAmount ? 'decimal' : undefined}
            placeholder={isAmount ? strings.empty : strings.unchanged}
            maxLength={maxLength}
            autoComplete="off"
            onKeyDown={press}
            onChange={(event) => {
              if (!isFound) setEmptied([...emptied.filter((other) => other !== name), name])
              enter(setName(value, name, event.currentTarget.value))
            }}
          />
          {!isFound && (
            <IconButton
              label={strings.remove(label)}
              icon={<CloseIcon />}
              onClick={() => {
                setEmptied(emptied.filter((other) => other !== name))
                enter(setName(value, name, ''))
                addButton.current?.focus()
              }}
            />
          )}
        </StyledNew>
      </StyledRow>
    )
  }

  return (
    <FieldGroup {...group} disabled={disabled}>
      {groups.length > many && (
        <TextField
          type="search"
          label={strings.search}
          leading={<SearchIcon />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {matches.length === 0 && query !== '' ? (
        <StyledNothing>{fieldStrings.noMatch(query)}</StyledNothing>
      ) : (
        <StyledRows ref={rows} role="list" data-amounts={isAmount ? '' : undefined}>
          {visible.map((one) => (
            <li key={one.key}>
              {one.rows.length === 1 ? (
                one.rows.map((only) => <div key={only.value}>{row(only)}</div>)
              ) : (
                <StyledSimilar role="list" aria-label={strings.similar(one.key)}>
                  {one.rows.map((member) => (
                    <li key={member.value}>
                      {row(member, () => enter(nameAll(value, one, member.value)))}
                    </li>
                  ))}
                </StyledSimilar>
              )}
            </li>
          ))}
        </StyledRows>
      )}
      {isAdding && (
        <NewRow
          maxLength={maxLength}
          onCancel={() => {
            setAdding(false)
            addButton.current?.focus()
          }}
          onAdd={(name, newName) => {
            enter(setName(value, name, newName))
            setAdding(false)
            addButton.current?.focus()
          }}
        />
      )}
      <StyledActions>
        {rest > 0 && (
          <Button variant="secondary" size="sm" onClick={() => setLimit(limit + step)}>
            {fieldStrings.more(numbers.format(Math.min(rest, step)), Math.min(rest, step))}
          </Button>
        )}
        {!isAmount && (
          <Button
            ref={addButton}
            variant="outline"
            size="sm"
            leading={<PlusIcon />}
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            {strings.addRow}
          </Button>
        )}
      </StyledActions>
    </FieldGroup>
  )
}
