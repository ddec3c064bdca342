'use client'
import { forwardRef, useId, type ReactElement, type RefAttributes } from 'react'
import { StyledCard, StyledCards, StyledRadio } from './ChoiceCards.styles.js'
import type { ChoiceCard, ChoiceCardsProps } from './ChoiceCards.types.js'

/** Lets the user choose one of a few cards, each with a label, help text and a figure. */
export const ChoiceCards = forwardRef<HTMLFieldSetElement, ChoiceCardsProps>(function ChoiceCards(
  { legend, choices, value, onValueChange, ...native },
  ref,
) {
  const id = useId()
  return (
    <StyledCards ref={ref} {...native} role="radiogroup" aria-label={legend}>
      {choices.map((choice) => (
        <Card
          key={choice.value}
          choice={choice}
          id={`${id}-${choice.value}`}
          name={id}
          checked={choice.value === value}
          onChoose={() => onValueChange(choice.value)}
        />
      ))}
    </StyledCards>
  )
}) as <Value extends string>(
  props: ChoiceCardsProps<Value> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement

interface CardProps {
  readonly choice: ChoiceCard
  readonly id: string
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
}

function Card({ choice, id, name, checked, onChoose }: CardProps) {
  const { value, label, hint, detail, more, disabled } = choice
  const descriptions = [
    detail && `${id}-detail`,
    hint && `${id}-hint`,
    more !== undefined && `${id}-more`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <StyledCard htmlFor={id}>
      <StyledRadio
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={descriptions || undefined}
        onChange={onChoose}
      />
      <strong id={`${id}-label`}>{label}</strong>
      {detail && <span id={`${id}-detail`}>{detail}</span>}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {more !== undefined && <small id={`${id}-more`}>{more}</small>}
    </StyledCard>
  )
}
