'use client'
import { forwardRef, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu } from '../../components/Menu/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import {
  CheckIcon,
  ChevronDownIcon,
  EyeIcon,
  InfoIcon,
  PlusIcon,
  RedoIcon,
  UndoIcon,
} from '../../icons/index.js'
import { useFocusAfter } from '../fields/useFocusAfter.js'
import { offBecause } from '../offBecause.js'
import { OffNote } from '../OffNote.js'
import { recipeStepsStrings } from './RecipeSteps.strings.js'
import {
  StyledActions,
  StyledCard,
  StyledEmpty,
  StyledEnd,
  StyledHead,
  StyledHidden,
  StyledNote,
  StyledRecipe,
  StyledSteps,
} from './RecipeSteps.styles.js'
import type { RecipeStepChoice, RecipeStepsProps } from './RecipeSteps.types.js'
import { Step } from './Step.js'
import { useOrderDrag } from '../useOrderDrag.js'

const noChoices: readonly RecipeStepChoice[] = []

/** Elements that handle Control Z themselves, or forbid changes behind them. */
const ownUndo = 'input:not([type="checkbox"]), dialog, [role="menu"]'

/** Shows the steps of a recipe and what they change in the open file, and lets the user edit them. */
export const RecipeSteps = forwardRef<HTMLElement, RecipeStepsProps>(function RecipeSteps(
  {
    heading,
    steps,
    seconds,
    total,
    isCalculating = false,
    busy = false,
    offReason,
    applyOff,
    choices = noChoices,
    onToggle,
    onMove,
    onRemove,
    onEdit,
    onAddStep,
    onUndo,
    canUndo = false,
    onRedo,
    canRedo = false,
    onReview,
    onApply,
    main,
    children,
    onKeyDown,
    ...native
  },
  ref,
) {
  const strings = useStrings(recipeStepsStrings)
  const locale = useLocale()
  const numbers = numberFormat(locale)
  const headingId = useId()
  const hintId = useId()
  const offId = useId()
  const list = useRef<HTMLOListElement>(null)
  const addMenu = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const focusAfter = useFocusAfter(steps)

  const fixed = offReason ?? (busy ? strings.applying : undefined)
  const isFixed = fixed !== undefined
  const used = steps.filter(({ isOn, misfit }) => isOn && misfit === undefined)
  const count = used.length
  const noStep = count === 0 ? strings.noStep : undefined
  const noApply = fixed ?? (isCalculating ? strings.notCalculated : undefined) ?? noStep ?? applyOff
  const noAdd = fixed ?? (choices.length === 0 ? strings.full : undefined)
  // A step that changes nothing leaves no job.
  const jobs = used.filter(({ result }) => result?.cells !== 0).length
  const duration =
    seconds === undefined
      ? undefined
      : strings.calculated(
          new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
            Math.max(seconds, 0.1),
          ),
        )

  function move(index: number, by: number) {
    const step = steps[index]
    const to = index + by
    if (!step || to < 0 || to >= steps.length) return
    setAnnouncement(strings.moved(step.name, numbers.format(to + 1), numbers.format(steps.length)))
    onMove(step.id, by)
  }

  function remove(index: number) {
    const step = steps[index]
    if (!step) return
    setAnnouncement(strings.removed(step.name))
    // The step that takes its place, else the one before it, else the button that adds one.
    focusAfter(
      () =>
        list.current?.children[Math.min(index, steps.length - 2)]?.querySelector<HTMLElement>(
          '[aria-haspopup="menu"]',
        ) ?? addMenu.current?.querySelector('button'),
    )
    onRemove(step.id)
  }

  function add(id: string) {
    const choice = choices.find((each) => each.id === id)
    if (choice) setAnnouncement(strings.added(choice.name, numbers.format(steps.length + 1)))
    onAddStep?.(id)
  }

  const { drag, gripOf, cancel } = useOrderDrag(list, move)

  function undoByKey(event: KeyboardEvent<HTMLElement>) {
    onKeyDown?.(event)
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || event.defaultPrevented) return
    if (isFixed || (target as Element).closest(ownUndo)) return
    event.preventDefault()
    if (shiftKey) {
      if (canRedo) onRedo?.()
    } else if (canUndo) onUndo?.()
  }

  const adding = (off?: string) => (
    <Button
      variant="outline"
      leading={<PlusIcon />}
      trailing={<ChevronDownIcon />}
      {...offBecause(off)}
    >
      {strings.addStep}
    </Button>
  )

  return (
    <StyledRecipe
      ref={ref}
      aria-describedby={isFixed ? offId : undefined}
      {...native}
      aria-labelledby={headingId}
      aria-busy={isCalculating || undefined}
      onKeyDown={undoByKey}
    >
      <StyledCard>
        <StyledHead>
          <div>
            <h2 id={headingId} tabIndex={-1}>
              {heading}
            </h2>
            <p>
              {isCalculating ? strings.calculating : duration} {strings.each}
            </p>
          </div>
          <StyledActions>
            {onUndo && (
              <IconButton
                label={strings.undo}
                icon={<UndoIcon />}
                onClick={onUndo}
                {...offBecause(fixed ?? (canUndo ? undefined : strings.noUndo))}
              />
            )}
            {onRedo && (
              <IconButton
                label={strings.redo}
                icon={<RedoIcon />}
                onClick={onRedo}
                {...offBecause(fixed ?? (canRedo ? undefined : strings.noRedo))}
              />
            )}
            {onAddStep && (
              <div ref={addMenu}>
                {noAdd === undefined ? (
                  <Menu
                    label={strings.addStep}
                    align="end"
                    trigger={adding()}
                    items={choices.map(({ id, name, icon }) => ({
                      kind: 'action',
                      id,
                      label: name,
                      icon,
                      onSelect: () => add(id),
                    }))}
                  />
                ) : (
                  adding(noAdd)
                )}
              </div>
            )}
          </StyledActions>
        </StyledHead>
        {children}
        {steps.length === 0 ? (
          <StyledEmpty>{strings.empty}</StyledEmpty>
        ) : (
          <StyledSteps ref={list} role="list">
            {steps.map((step, index) => (
              <Step
                key={step.id}
                step={step}
                number={numbers.format(index + 1)}
                isFirst={index === 0}
                isLast={index === steps.length - 1}
                isCalculating={isCalculating}
                disabled={isFixed}
                isDragged={drag?.from === index}
                drop={
                  drag?.to !== index || drag.from === index
                    ? undefined
                    : drag.to < drag.from
                      ? 'before'
                      : 'after'
                }
                grip={gripOf(index)}
                hintId={hintId}
                onCancelDrag={cancel}
                onToggle={(isOn) => onToggle(step.id, isOn)}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
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
            {jobs > 0 && strings.jobs(numbers.format(jobs), jobs)}
          </p>
          <OffNote id={offId} reason={fixed ?? (main ? undefined : noApply)} />
          <StyledActions>
            {onReview && (
              <Button
                variant="outline"
                leading={<EyeIcon />}
                onClick={onReview}
                {...offBecause(fixed ?? noStep)}
              >
                {strings.review}
              </Button>
            )}
            {main ?? (
              <Button
                variant="neon"
                leading={<CheckIcon />}
                busy={busy}
                onClick={onApply}
                {...(!busy && offBecause(noApply))}
              >
                {strings.apply(numbers.format(count), count)}
              </Button>
            )}
          </StyledActions>
        </StyledEnd>
      </StyledCard>
      <StyledNote>
        <InfoIcon aria-hidden="true" />
        <span>{strings.note}</span>
      </StyledNote>
      <StyledHidden id={hintId}>{strings.moveHint}</StyledHidden>
      <StyledHidden role="status">{announcement}</StyledHidden>
    </StyledRecipe>
  )
})
