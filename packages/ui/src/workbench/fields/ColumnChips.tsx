'use client'
import { useId, useState } from 'react'
import { useStrings } from '../../i18n/index.js'
import { PlusIcon } from '../../icons/index.js'
import { Checkboxes } from './Checkboxes.js'
import { ChoiceChips, type ChipChoice } from './ChoiceChips.js'
import { StyledMore } from './ColumnChips.styles.js'
import { fieldsStrings } from './fields.strings.js'

interface ColumnChipsProps {
  /** Label of the group, for the name of its button. */
  label: string
  choices: readonly ChipChoice[]
  value: readonly string[]
  /** Called with the chosen values in the order of the choices; values without a choice come last. */
  onValueChange: (value: readonly string[]) => void
}

/**
 * Lets the user choose some of many values: those that were chosen have a chip, the others are in a
 * list that opens. Goes in a group with a label.
 */
export function ColumnChips({ label, choices, value, onValueChange }: ColumnChipsProps) {
  const strings = useStrings(fieldsStrings)
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  // One that is taken away keeps its chip, so that it can be chosen again.
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(value))
  const withChips = new Set([...shown, ...value])
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]))
  const known = choices.map((choice) => choice.value).filter((name) => withChips.has(name))
  const missing = value.filter((name) => !labels.has(name))
  const chips = [...known, ...missing].map((name) => ({
    value: name,
    label: labels.get(name) ?? name,
  }))

  function change(next: readonly string[]) {
    setShown((before) => new Set([...before, ...value, ...next]))
    onValueChange(next)
  }

  return (
    <>
      <ChoiceChips
        choices={chips}
        all={choices}
        value={value}
        onValueChange={change}
        end={
          <StyledMore
            type="button"
            aria-label={strings.addTo(label)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <PlusIcon aria-hidden="true" />
            {strings.add}
          </StyledMore>
        }
      />
      {isOpen && (
        <div id={listId}>
          <Checkboxes choices={choices} value={value} onValueChange={change} scrolls />
        </div>
      )}
    </>
  )
}
