'use client'
import { forwardRef, type ReactElement, type RefAttributes } from 'react'
import { FieldError, StyledHint, useDescription } from '../FormField/index.js'
import {
  StyledGroup,
  StyledInput,
  StyledLegend,
  StyledOption,
  StyledOptions,
} from './RadioGroup.styles.js'
import type { RadioGroupProps, RadioOption } from './RadioGroup.types.js'

/** Lets the user choose one of a few visible options. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  {
    id: givenId,
    legend,
    hint,
    error,
    required,
    name,
    options,
    value,
    defaultValue,
    onValueChange,
    'aria-describedby': others,
    ...native
  },
  ref,
) {
  const { id, hintId, errorId, describedBy } = useDescription({
    id: givenId,
    hint,
    error,
    'aria-describedby': others,
  })
  const pictured = options.some(({ picture }) => picture !== undefined)

  return (
    <StyledGroup
      ref={ref}
      {...native}
      id={id}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    >
      <StyledLegend>{legend}</StyledLegend>
      {hint ? <StyledHint id={hintId}>{hint}</StyledHint> : null}
      <StyledOptions data-pictures={pictured ? '' : undefined}>
        {options.map((option, index) => (
          <Option
            key={option.value}
            option={option}
            // A value can have spaces, which an id cannot.
            id={`${id}-${index}`}
            name={name ?? id}
            required={required}
            invalid={error !== undefined}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChoose={() => onValueChange?.(option.value)}
          />
        ))}
      </StyledOptions>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </StyledGroup>
  )
}) as <Value extends string>(
  props: RadioGroupProps<Value> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement

interface OptionProps {
  readonly option: RadioOption
  readonly id: string
  readonly name: string
  readonly required: boolean | undefined
  readonly invalid: boolean
  readonly checked: boolean | undefined
  readonly defaultChecked: boolean | undefined
  readonly onChoose: () => void
}

function Option({ option, id, invalid, onChoose, ...native }: OptionProps) {
  const { value, label, hint, hintTone, picture, lang, disabled } = option
  return (
    <StyledOption htmlFor={id} data-card={picture === undefined ? undefined : ''}>
      {picture !== undefined && (
        <span data-picture="" aria-hidden="true">
          {picture}
        </span>
      )}
      <StyledInput
        {...native}
        id={id}
        type="radio"
        value={value}
        disabled={disabled}
        data-invalid={invalid ? '' : undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onChoose}
      />
      <strong id={`${id}-label`} lang={lang}>
        {label}
      </strong>
      {hint ? (
        <small id={`${id}-hint`} data-tone={hintTone}>
          {hint}
        </small>
      ) : null}
    </StyledOption>
  )
}
