'use client'
import { useId } from 'react'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu, type MenuItem } from '../../components/Menu/index.js'
import { Switch } from '../../components/Switch/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import {
  GripIcon,
  MoreIcon,
  OptionsIcon,
  RemoveIcon,
  SortAscendingIcon,
  SortDescendingIcon,
  WarningIcon,
} from '../../icons/index.js'
import { offBecause } from '../offBecause.js'
import { recipeStepsStrings } from './RecipeSteps.strings.js'
import {
  StyledGrip,
  StyledMisfit,
  StyledName,
  StyledNothing,
  StyledNumber,
  StyledResult,
  StyledStep,
  StyledSwitch,
  StyledTile,
} from './RecipeSteps.styles.js'
import type { ListedStep, RecipeStepResult } from './RecipeSteps.types.js'
import type { GripHandlers } from '../useOrderDrag.js'

/** Distances by which the keys on the handle move a step. */
const distances: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

interface StepProps {
  step: ListedStep
  /** Its place in the recipe, in the current language. */
  number: string
  isFirst: boolean
  isLast: boolean
  isCalculating: boolean
  disabled: boolean
  isDragged: boolean
  /** On which side of it a dragged step would go. */
  drop: 'before' | 'after' | undefined
  /** Handlers that make its handle draggable. */
  grip: GripHandlers
  /** Id of the hint on moving it. */
  hintId: string
  onCancelDrag: () => void
  onToggle: (isOn: boolean) => void
  onMove: (by: number) => void
  onRemove: () => void
  onEdit: (() => void) | undefined
}

/** Shows one step of a recipe: its options, its result, its switch and its menu. */
export function Step({
  step: { name, icon, summary, isOn, result, misfit, nothing },
  number,
  isFirst,
  isLast,
  isCalculating,
  disabled,
  isDragged,
  drop,
  grip,
  hintId,
  onCancelDrag,
  onToggle,
  onMove,
  onRemove,
  onEdit,
}: StepProps) {
  const strings = useStrings(recipeStepsStrings)
  const misfitId = useId()
  const isOnly = isFirst && isLast && !disabled
  const isUsed = isOn && misfit === undefined

  const editing: readonly MenuItem[] = onEdit
    ? [
        {
          kind: 'action',
          id: 'edit',
          label: strings.options,
          icon: <OptionsIcon />,
          onSelect: onEdit,
        },
      ]
    : []
  const items: readonly MenuItem[] = [
    ...editing,
    {
      kind: 'action',
      id: 'up',
      label: strings.moveUp,
      icon: <SortAscendingIcon />,
      disabled: isFirst,
      onSelect: () => onMove(-1),
    },
    {
      kind: 'action',
      id: 'down',
      label: strings.moveDown,
      icon: <SortDescendingIcon />,
      disabled: isLast,
      onSelect: () => onMove(1),
    },
    {
      kind: 'action',
      id: 'remove',
      label: strings.remove,
      icon: <RemoveIcon />,
      destructive: true,
      onSelect: onRemove,
    },
  ]

  return (
    <StyledStep
      data-on={isUsed ? '' : undefined}
      data-lit={isUsed && !isCalculating ? '' : undefined}
      data-dragged={isDragged ? '' : undefined}
      data-drop={drop}
    >
      <StyledNumber aria-hidden="true">{number}</StyledNumber>
      <StyledTile aria-hidden="true">{icon}</StyledTile>
      {onEdit ? (
        <StyledName as="button" type="button" disabled={disabled} onClick={onEdit}>
          <strong>{name}</strong>
          <span>{summary}</span>
        </StyledName>
      ) : (
        <StyledName>
          <strong>{name}</strong>
          <span>{summary}</span>
        </StyledName>
      )}
      <StyledResult>
        {isUsed ? result && <Result result={result} /> : <span>{strings.off}</span>}
      </StyledResult>
      <StyledSwitch>
        <Switch
          label={name}
          checked={isUsed}
          disabled={disabled || misfit !== undefined}
          aria-describedby={misfit === undefined ? undefined : misfitId}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
      </StyledSwitch>
      <StyledGrip>
        <IconButton
          {...grip}
          label={strings.move(name)}
          icon={<GripIcon />}
          aria-describedby={isOnly ? undefined : hintId}
          disabled={disabled}
          onKeyDown={(event) => {
            const by = distances[event.key]
            if (event.key === 'Escape') onCancelDrag()
            if (by === undefined) return
            event.preventDefault()
            onMove(by)
          }}
          {...offBecause(isOnly ? strings.onlyStep : undefined)}
        />
      </StyledGrip>
      <Menu
        label={strings.menu(name)}
        trigger={<IconButton label={strings.menu(name)} icon={<MoreIcon />} disabled={disabled} />}
        items={items}
        align="end"
      />
      {isUsed && nothing !== undefined && <StyledNothing>{nothing}</StyledNothing>}
      {misfit !== undefined && (
        <StyledMisfit>
          <WarningIcon aria-hidden="true" />
          <span id={misfitId}>{strings.misfit(number, misfit)}</span>
        </StyledMisfit>
      )}
    </StyledStep>
  )
}

function Result({ result: { products, cells, review = 0 } }: { result: RecipeStepResult }) {
  const strings = useStrings(recipeStepsStrings)
  const numbers = numberFormat(useLocale())
  return (
    <>
      <strong>
        {strings.products(numbers.format(products), products)},{' '}
        {strings.cells(numbers.format(cells), cells)}
      </strong>
      {review > 0 && (
        <span data-tone="warning">{strings.needReview(numbers.format(review), review)}</span>
      )}
    </>
  )
}
