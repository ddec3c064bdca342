'use client'
import type { ScopeCondition } from '@dropwatt/automations/options'
import { useId, useRef, useState } from 'react'
import { IconButton } from '../../components/IconButton/index.js'
import { StyledTextArea } from '../../components/TextArea/TextArea.styles.js'
import { StyledInput } from '../../components/TextField/TextField.styles.js'
import { useStrings } from '../../i18n/index.js'
import { PlusIcon } from '../../icons/index.js'
import { fieldsStrings } from '../fields/fields.strings.js'
import { isSame } from '../fields/isSame.js'
import { TextInput } from '../fields/TextInput.js'
import { useNumberText } from '../fields/useNumberText.js'
import { isOfNumbers } from './conditionText.js'
import { filterBarStrings } from './FilterBar.strings.js'
import { StyledChosen, StyledRange, StyledValues } from './FilterBar.styles.js'
import type { FilterOffer } from './FilterBar.types.js'
import { FilterChip } from './FilterChip.js'
import { FoundValues } from './FoundValues.js'

/** Marks a control as invalid, and describes it by the error. */
interface Invalid {
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
}

interface ConditionValueProps extends Invalid {
  condition: ScopeCondition
  /** Name of what is compared. */
  name: string
  offer: FilterOffer | undefined
  onValuesChange: (values: readonly string[]) => void
}

/** Lets the user enter what a condition compares with. */
export function ConditionValue({
  condition: { is, values },
  name,
  offer,
  onValuesChange,
  ...invalid
}: ConditionValueProps) {
  const strings = useStrings(filterBarStrings)
  const [first = '', last = ''] = values
  const isSingle = values.length < 2
  switch (is) {
    case 'yes':
    case 'no':
    case 'empty':
    case 'not-empty':
      return null
    case 'between':
      return (
        <StyledRange>
          <NumberInput
            {...invalid}
            aria-label={strings.from}
            value={first}
            onValueChange={(from) => onValuesChange([from, last])}
          />
          <span aria-hidden="true">{strings.and}</span>
          <NumberInput
            {...invalid}
            aria-label={strings.to}
            value={last}
            onValueChange={(to) => onValuesChange([first, to])}
          />
        </StyledRange>
      )
    case 'contains':
    case 'starts':
      if (!isSingle) break
      return (
        <TextInput
          {...invalid}
          aria-label={strings.value}
          value={first}
          autoComplete="off"
          onValueChange={(text) => onValuesChange(text === '' ? [] : [text])}
        />
      )
    case 'is':
    case 'is-not':
      if (isOfNumbers(offer?.kind)) break
      if (offer?.isLoading) return <Loading />
      if (offer?.values && offer.values.length > 0) {
        return (
          <ChosenValues
            {...invalid}
            name={name}
            found={offer.values}
            values={values}
            onValuesChange={onValuesChange}
          />
        )
      }
      return <Lines {...invalid} values={values} onValuesChange={onValuesChange} />
    default:
  }
  return isSingle ? (
    <NumberInput
      {...invalid}
      aria-label={strings.value}
      value={first}
      onValueChange={(text) => onValuesChange(text === '' ? [] : [text])}
    />
  ) : (
    <Lines {...invalid} values={values} onValuesChange={onValuesChange} />
  )
}

interface NumberInputProps extends Invalid {
  'aria-label': string
  /** The number with a point; empty for none. */
  value: string
  onValueChange: (value: string) => void
}

/** A box for a number in the way of the current language. */
function NumberInput({ value, onValueChange, ...native }: NumberInputProps) {
  const { text, type } = useNumberText(
    value === '' ? null : Number(value),
    (number) => onValueChange(number === null ? '' : String(number)),
    null,
  )
  return (
    <StyledInput
      {...native}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

interface ValuesProps extends Invalid {
  values: readonly string[]
  onValuesChange: (values: readonly string[]) => void
}

/** Returns the lines of a text that are not empty, each once. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

/** A box for texts that the file does not list, one per line, as when a list is pasted. */
function Lines({ values, onValuesChange, ...invalid }: ValuesProps) {
  const strings = useStrings(filterBarStrings)
  const [typed, setTyped] = useState('')
  return (
    <StyledTextArea
      {...invalid}
      as="textarea"
      rows={Math.min(Math.max(values.length, 1), 6)}
      aria-label={strings.value}
      placeholder={strings.linesHint}
      // As it was typed, unless other values came from elsewhere.
      value={isSame(linesOf(typed), values) ? typed : values.join('\n')}
      onChange={({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
        setTyped(value)
        onValuesChange(linesOf(value))
      }}
    />
  )
}

/** Keeps the place of a box for texts until the values of the file are found. */
function Loading() {
  const strings = useStrings(filterBarStrings)
  return (
    <StyledTextArea
      as="textarea"
      rows={1}
      disabled
      aria-busy="true"
      aria-label={strings.value}
      placeholder={strings.loading}
    />
  )
}

interface ChosenValuesProps extends ValuesProps {
  name: string
  found: NonNullable<FilterOffer['values']>
}

/** The chosen values as chips, and a list of those of the file to choose from. */
function ChosenValues({
  name,
  found,
  values,
  onValuesChange,
  'aria-describedby': describedBy,
}: ChosenValuesProps) {
  const strings = useStrings(filterBarStrings)
  const { remove } = useStrings(fieldsStrings)
  const listId = useId()
  const [isOpen, setOpen] = useState(values.length === 0)
  const opener = useRef<HTMLButtonElement>(null)
  const labels = new Map(found.map(({ value, label = value }) => [value, label]))
  return (
    <StyledChosen
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        opener.current?.focus()
      }}
    >
      <StyledValues role="list" aria-label={strings.value}>
        {values.map((value) => {
          const label = labels.get(value) ?? value
          return (
            <li key={value}>
              <FilterChip
                removeLabel={remove(label)}
                onRemove={() => {
                  opener.current?.focus()
                  onValuesChange(values.filter((kept) => kept !== value))
                }}
              >
                {label}
              </FilterChip>
            </li>
          )
        })}
        <li>
          <IconButton
            ref={opener}
            label={strings.addValue}
            icon={<PlusIcon />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-describedby={describedBy}
            onClick={() => setOpen(!isOpen)}
          />
        </li>
      </StyledValues>
      {isOpen && (
        <div id={listId}>
          <FoundValues
            searchLabel={strings.searchIn(name)}
            found={found}
            value={values}
            onValueChange={onValuesChange}
          />
        </div>
      )}
    </StyledChosen>
  )
}
