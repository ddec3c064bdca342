'use client'
import { forwardRef, useId, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { CheckIcon, DownloadIcon, EyeIcon, InfoIcon, PlusIcon } from '../../icons/index.js'
import { recipeStepsStrings } from './RecipeSteps.strings.js'
import {
  StyledActions,
  StyledCard,
  StyledEmpty,
  StyledEnd,
  StyledHead,
  StyledNote,
  StyledRecipe,
  StyledStatus,
  StyledSteps,
} from './RecipeSteps.styles.js'
import type { RecipeStepsProps } from './RecipeSteps.types.js'
import { Step } from './Step.js'

/** Shows the steps of a recipe and what they change in the open file, and lets the user edit them. */
export const RecipeSteps = forwardRef<HTMLElement, RecipeStepsProps>(function RecipeSteps(
  {
    heading,
    steps,
    seconds,
    total,
    isCalculating = false,
    busy = false,
    disabled = false,
    onToggle,
    onMove,
    onRemove,
    onEdit,
    onAddStep,
    onExport,
    onReview,
    onApply,
    children,
    ...native
  },
  ref,
) {
  const strings = useStrings(recipeStepsStrings)
  const locale = useLocale()
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  const headingId = useId()
  const [said, setSaid] = useState('')

  const isFixed = disabled || busy
  const count = steps.filter(({ isOn, misfit }) => isOn && misfit === undefined).length
  const duration =
    seconds === undefined
      ? undefined
      : strings.calculated(
          new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(seconds),
        )

  function move(index: number, by: -1 | 1) {
    const step = steps[index]
    if (!step) return
    const place = numbers.format(index + by + 1)
    setSaid(strings.moved(step.name, place, numbers.format(steps.length)))
    onMove(step.id, by)
  }

  return (
    <StyledRecipe
      ref={ref}
      {...native}
      aria-labelledby={headingId}
      aria-busy={isCalculating || undefined}
    >
      <StyledCard>
        <StyledHead>
          <div>
            <h2 id={headingId}>{heading}</h2>
            <p>
              {isCalculating ? strings.calculating : duration} {strings.each}
            </p>
          </div>
          <StyledActions>
            {onExport && (
              <Button
                variant="outline"
                leading={<DownloadIcon />}
                disabled={isFixed || steps.length === 0}
                onClick={onExport}
              >
                {strings.exportRecipe}
              </Button>
            )}
            {onAddStep && (
              <Button
                variant="outline"
                leading={<PlusIcon />}
                disabled={isFixed}
                onClick={onAddStep}
              >
                {strings.addStep}
              </Button>
            )}
          </StyledActions>
        </StyledHead>
        {children}
        {steps.length === 0 ? (
          <StyledEmpty>{strings.empty}</StyledEmpty>
        ) : (
          <StyledSteps role="list">
            {steps.map((step, index) => (
              <Step
                key={step.id}
                step={step}
                number={numbers.format(index + 1)}
                isFirst={index === 0}
                isLast={index === steps.length - 1}
                isCalculating={isCalculating}
                disabled={isFixed}
                onToggle={(isOn) => onToggle(step.id, isOn)}
                onMove={(by) => move(index, by)}
                onRemove={() => onRemove(step.id)}
                onEdit={onEdit && (() => onEdit(step.id))}
              />
            ))}
          </StyledSteps>
        )}
        <StyledEnd>
          <p>
            {total && (
              <strong>
                {strings.total(
                  strings.cells(numbers.format(total.cells), total.cells),
                  strings.products(numbers.format(total.products), total.products),
                )}
              </strong>
            )}{' '}
            {count > 0 && strings.jobs(numbers.format(count), count)}
          </p>
          <StyledActions>
            {onReview && (
              <Button
                variant="outline"
                leading={<EyeIcon />}
                disabled={isFixed || count === 0}
                onClick={onReview}
              >
                {strings.review}
              </Button>
            )}
            <Button
              variant="neon"
              leading={<CheckIcon />}
              busy={busy}
              disabled={disabled || isCalculating || count === 0}
              onClick={onApply}
            >
              {strings.apply(numbers.format(count), count)}
            </Button>
          </StyledActions>
        </StyledEnd>
      </StyledCard>
      <StyledNote>
        <InfoIcon aria-hidden="true" />
        <span>{strings.note}</span>
      </StyledNote>
      <StyledStatus role="status">{said}</StyledStatus>
    </StyledRecipe>
  )
})
