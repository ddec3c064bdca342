'use client'
import type { ConditionSubject, Operator, ScopeCondition } from '@dropwatt/automations/options'
import { useId } from 'react'
import { FieldError } from '../../components/FormField/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { CloseIcon } from '../../icons/index.js'
import { SelectInput, type SelectGroup } from '../fields/SelectInput.js'
import { beginCondition, withOperator, withUnit } from './conditions.js'
import { offerFor, useConditionText, useSubjectNames } from './conditionText.js'
import { ConditionValue } from './ConditionValue.js'
import { filterBarStrings, operatorStrings } from './FilterBar.strings.js'
import { StyledCard, StyledComparison, StyledTop } from './FilterBar.styles.js'
import type { FilterOffer } from './FilterBar.types.js'

interface ConditionCardProps {
  condition: ScopeCondition
  index: number
  offers: readonly FilterOffer[]
  error: string | undefined
  onConditionChange: (condition: ScopeCondition) => void
  onRemove: () => void
}

/** One condition: what it compares, how, and with what. */
export function ConditionCard({
  condition,
  index,
  offers,
  error,
  onConditionChange,
  onRemove,
}: ConditionCardProps) {
  const strings = useStrings(filterBarStrings)
  const operatorNames = useStrings(operatorStrings)
  const textOf = useConditionText()
  const nameOf = useSubjectNames()
  const numbers = numberFormat(useLocale())
  const errorId = useId()
  const { on, is, of } = condition
  const groups = useSubjectGroups(offers, on)
  const offer = offerFor(offers, on)
  const operators = offer?.operators ?? [is]
  const name = offer?.label ?? nameOf(on)
  const invalid =
    error === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': errorId }

  return (
    <StyledCard
      role="group"
      aria-label={strings.condition(numbers.format(index + 1))}
      data-invalid={error === undefined ? undefined : ''}
    >
      <StyledTop>
        <SelectInput
          aria-label={strings.subject}
          aria-describedby={error === undefined ? undefined : errorId}
          value={on}
          options={groups}
          onValueChange={(next) => {
            const chosen = offerFor(offers, next as ConditionSubject)
            if (chosen) onConditionChange(beginCondition(chosen, condition))
          }}
        />
        <IconButton
          data-remove=""
          label={strings.remove(textOf(condition))}
          icon={<CloseIcon />}
          onClick={onRemove}
        />
      </StyledTop>
      <StyledComparison>
        <SelectInput
          aria-label={strings.operator}
          value={is}
          options={operators.map((value) => ({ value, label: operatorNames[value] }))}
          onValueChange={(next) => onConditionChange(withOperator(condition, next as Operator))}
        />
        <ConditionValue
          key={`${on} ${is}`}
          {...invalid}
          condition={condition}
          name={name}
          offer={offer}
          onValuesChange={(values) => onConditionChange({ ...condition, values })}
        />
        {(offer?.choosesVariants ?? of !== undefined) && (
          <SelectInput
            aria-label={strings.unit}
            value={of ?? ''}
            options={[
              { value: '', label: strings.ofEach },
              { value: 'any-variant', label: strings.ofAnyVariant },
            ]}
            onValueChange={(next) => onConditionChange(withUnit(condition, next !== ''))}
          />
        )}
      </StyledComparison>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </StyledCard>
  )
}

/** Lists what conditions can compare, in groups; what one compares already is among it. */
function useSubjectGroups(
  offers: readonly FilterOffer[],
  current: ConditionSubject,
): readonly SelectGroup[] {
  const strings = useStrings(filterBarStrings)
  const nameOf = useSubjectNames()
  const groups = { productFacts: [], variantFacts: [], options: [], columns: [] } as Record<
    'productFacts' | 'variantFacts' | 'options' | 'columns',
    { value: string; label: string }[]
  >
  const isMissing = !offers.some(({ on }) => on === current)
  const all: readonly Pick<FilterOffer, 'on' | 'label' | 'isOfVariants'>[] = isMissing
    ? [...offers, { on: current }]
    : offers
  for (const { on, label, isOfVariants } of all) {
    const named = isOfVariants ? 'variantFacts' : 'productFacts'
    const group = on.startsWith('option:')
      ? 'options'
      : on.startsWith('column:')
        ? 'columns'
        : named
    groups[group].push({ value: on, label: label ?? nameOf(on) })
  }
  return (['productFacts', 'variantFacts', 'options', 'columns'] as const)
    .filter((group) => groups[group].length > 0)
    .map((group) => ({ label: strings[group], options: groups[group] }))
}
