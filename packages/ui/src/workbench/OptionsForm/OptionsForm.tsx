'use client'
import { forwardRef, useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { offBecause } from '../offBecause.js'
import { OffNote } from '../OffNote.js'
import { OptionField } from './OptionField.js'
import { optionsFormStrings } from './OptionsForm.strings.js'
import {
  StyledField,
  StyledForm,
  StyledHead,
  StyledPair,
  StyledScope,
} from './OptionsForm.styles.js'
import type { OptionFormField, OptionsFormProps } from './OptionsForm.types.js'
import { pairFields } from './pairs.js'

/** Returns whether a field has anything to choose: a file may lack all columns that one offers. */
function hasChoices(field: OptionFormField): boolean {
  return field.kind !== 'columns' || field.choices.length > 0
}

/** Shows the options of an automation, each with the control of its kind. */
export const OptionsForm = forwardRef<HTMLElement, OptionsFormProps>(function OptionsForm(
  { heading, fields, values, errors, onChange, onBlur, onReset, offReason, ...native },
  ref,
) {
  const strings = useStrings(optionsFormStrings)
  const headingId = useId()
  const offId = useId()
  const isOff = offReason !== undefined
  const scope = fields.find(({ kind }) => kind === 'scope')
  const others = fields.filter((field) => field !== scope)

  function show(field: OptionFormField) {
    return (
      <StyledField
        key={field.key}
        data-group={'opensGroup' in field && field.opensGroup ? '' : undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onBlur?.(field.key)
        }}
      >
        <OptionField
          field={field}
          value={values[field.key] ?? null}
          error={errors?.[field.key]}
          onValueChange={(value) => {
            onChange(field.key, value)
            // A file is whole once it is chosen, so what is wrong with it shows at once. So is a
            // number that was turned on and is empty.
            const isOn = field.kind === 'number' && values[field.key] === null
            if (field.kind === 'file' || field.kind === 'image' || isOn) onBlur?.(field.key)
          }}
          disabled={isOff}
        />
      </StyledField>
    )
  }

  return (
    <StyledForm
      ref={ref}
      aria-describedby={isOff ? offId : undefined}
      {...native}
      aria-labelledby={headingId}
    >
      {scope && <StyledScope>{show(scope)}</StyledScope>}
      <StyledHead>
        <h3 id={headingId}>{heading ?? strings.heading}</h3>
        {onReset && (
          <Button variant="link" onClick={onReset} {...offBecause(offReason)}>
            {strings.reset}
          </Button>
        )}
      </StyledHead>
      <OffNote id={offId} reason={offReason} />
      {pairFields(others.filter(hasChoices)).map(([field, second]) =>
        second === undefined ? (
          show(field)
        ) : (
          <StyledPair key={field.key}>
            {show(field)}
            {show(second)}
          </StyledPair>
        ),
      )}
    </StyledForm>
  )
})
