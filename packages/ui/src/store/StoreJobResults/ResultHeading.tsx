'use client'
import { memo } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import type { ConflictChoice, StoreItemState } from '../storeJob.types.js'
import { ItemSign } from './ItemSign.js'
import { storeJobResultsStrings } from './StoreJobResults.strings.js'

const titles = {
  conflict: 'conflicts',
  refused: 'refusals',
  'saved-differently': 'differing',
  gone: 'lost',
  unknown: 'open',
  waiting: 'rest',
  already: 'same',
  done: 'writings',
} as const satisfies Readonly<Record<StoreItemState, string>>

const texts = {
  conflict: 'conflictsText',
  refused: 'refusalsText',
  'saved-differently': 'differingText',
  gone: 'lostText',
  unknown: 'openText',
  waiting: 'restText',
  already: 'sameText',
  done: undefined,
} as const satisfies Readonly<Record<StoreItemState, string | undefined>>

interface ResultHeadingProps {
  readonly state: StoreItemState
  /** Number of values below it. */
  readonly number: number
  /** Its line in the list. */
  readonly index: number
  /** Its offset in px. */
  readonly top: number
  /** Whether choices are off. */
  readonly isOff: boolean
  /** Called with one choice for all; undefined where conflicts are only shown. */
  readonly onChooseAll: ((choice: ConflictChoice) => void) | undefined
}

/** The heading of the values in one state, which says what it means. */
export const ResultHeading = memo(function ResultHeading({
  state,
  number,
  index,
  top,
  isOff,
  onChooseAll,
}: ResultHeadingProps) {
  const strings = useStrings(storeJobResultsStrings)
  const { count } = useFigures()
  const text = texts[state]
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-item={index}
      data-heading=""
      style={{ insetBlockStart: top }}
    >
      <div role="rowheader" aria-colspan={5}>
        <span data-title="">
          <ItemSign state={state} />
          <strong>{strings[titles[state]](count(number), number)}</strong>
          {text && <span>{strings[text]}</span>}
        </span>
        {state === 'conflict' && onChooseAll && (
          <span data-all="">
            <Button variant="link" size="sm" disabled={isOff} onClick={() => onChooseAll('store')}>
              {strings.keepAll}
            </Button>
            <Button variant="link" size="sm" disabled={isOff} onClick={() => onChooseAll('mine')}>
              {strings.mineAll}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
})
