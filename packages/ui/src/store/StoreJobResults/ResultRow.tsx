'use client'
import { memo, useId, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { diffCellStrings } from '../../workbench/DiffCell/DiffCell.strings.js'
import type { ConflictChoice, StoreItemState, StoreJobItem } from '../storeJob.types.js'
import { StoreValue } from '../StoreValue.js'
import { ItemSign } from './ItemSign.js'
import { storeItemStrings, storeJobResultsStrings } from './StoreJobResults.strings.js'
import { useOutcome } from './useOutcome.js'

/** Texts that are longer than this, or have several lines, are shown whole on demand. */
const long = 120

const choices = ['store', 'mine'] as const satisfies readonly ConflictChoice[]

interface ResultRowProps {
  /** The value, or undefined while it loads. */
  readonly item: StoreJobItem | undefined
  readonly state: StoreItemState
  /** Its line in the list. */
  readonly index: number
  /** Its offset in px. */
  readonly top: number
  /** Whether choices are off. */
  readonly isOff: boolean
  /** Called with a choice; undefined where conflicts are only shown. */
  readonly onChoose: ((item: StoreJobItem, choice: ConflictChoice) => void) | undefined
}

/** One value of a store job: in the store, when it was read and as the job writes it, with its outcome. */
export const ResultRow = memo(function ResultRow({
  item,
  state,
  index,
  top,
  isOff,
  onChoose,
}: ResultRowProps) {
  const strings = useStrings(storeJobResultsStrings)
  const items = useStrings(storeItemStrings)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const attributes = {
    role: 'row',
    'aria-rowindex': index + 2,
    'data-index': index,
    'data-item': index,
    'data-state': state,
    style: { insetBlockStart: top },
  }
  if (!item) {
    return (
      <div {...attributes} aria-busy="true">
        <span role="cell" data-loading="">
          {strings.loading}
        </span>
      </div>
    )
  }
  const { product, variant, field, inStore, whenRead, yours, isOriginalChanged } = item
  const changed = isOriginalChanged && onChoose ? items.originalChanged : undefined
  const texts = [inStore ?? '', whenRead, yours]
  const isLong = texts.some((text) => text.length > long || text.includes('\n'))
  return (
    <div {...attributes} data-long={isLong ? '' : undefined} data-open={isOpen ? '' : undefined}>
      <div role="rowheader" data-name="">
        <bdi>{product}</bdi> <small>{[variant, field, changed].filter(Boolean).join(' · ')}</small>
        {isLong && (
          <Button
            variant="link"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setOpen((isShown) => !isShown)}
          >
            {isOpen ? strings.showLess : strings.showWhole}
          </Button>
        )}
      </div>
      <div role="cell" data-store="">
        <small>{strings.inStore}</small>
        {inStore === undefined ? (
          <span data-quiet="">{strings.notKnown}</span>
        ) : (
          <StoreValue text={inStore} others={[whenRead, yours]} />
        )}
      </div>
      <div role="cell" data-read="">
        <small>{strings.whenRead}</small>
        <StoreValue text={whenRead} others={[inStore ?? '', yours]} />
      </div>
      <div role="cell" data-yours="">
        <small>{strings.yours}</small>
        <span>
          <StoreValue text={yours} others={[inStore ?? '', whenRead]} />
        </span>
      </div>
      <div role="cell" data-outcome="">
        {state === 'conflict' && onChoose ? (
          <Choice id={id} item={item} isOff={isOff} onChoose={onChoose} />
        ) : (
          <Outcome item={item} />
        )}
      </div>
    </div>
  )
})

interface ChoiceProps {
  readonly id: string
  readonly item: StoreJobItem
  readonly isOff: boolean
  readonly onChoose: (item: StoreJobItem, choice: ConflictChoice) => void
}

/** Asks what becomes of a conflict; nothing is chosen in advance. */
function Choice({ id, item, isOff, onChoose }: ChoiceProps) {
  const strings = useStrings(storeItemStrings)
  const sentence = useConflictSentence()
  const labels = { store: strings.keep, mine: strings.mine }
  const { product, variant, field } = item
  return (
    <>
      <div
        role="radiogroup"
        aria-label={[product, variant, field].filter(Boolean).join(', ')}
        aria-describedby={`${id}-conflict`}
      >
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={item.choice === choice}
              disabled={isOff}
              aria-describedby={`${id}-conflict`}
              onChange={() => onChoose(item, choice)}
            />
            <span>{labels[choice]}</span>
          </label>
        ))}
      </div>
      <span id={`${id}-conflict`} data-heard="">
        {sentence(item)}
      </span>
    </>
  )
}

/** Says what became of a value. */
function Outcome({ item }: { readonly item: StoreJobItem }) {
  const outcomeOf = useOutcome()
  const sentence = useConflictSentence()
  const { state } = item
  return (
    <span data-words={state}>
      <ItemSign state={state} />
      <bdi data-value="">{outcomeOf(item)}</bdi>
      {state === 'conflict' && <span data-heard="">{sentence(item)}</span>}
    </span>
  )
}

/** Returns a function that says a conflict in one sentence. */
function useConflictSentence(): (item: StoreJobItem) => string {
  const strings = useStrings(storeItemStrings)
  const { notKnown } = useStrings(storeJobResultsStrings)
  const { empty } = useStrings(diffCellStrings)
  return ({ inStore, whenRead, yours, isOriginalChanged }) => {
    const values = strings.conflictText(
      inStore === undefined ? notKnown : inStore || empty,
      whenRead || empty,
      yours || empty,
    )
    return isOriginalChanged ? `${strings.originalChanged}. ${values}` : values
  }
}
