'use client'
import { useId, useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, RenewIcon, WarningIcon } from '../../icons/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { ReadingProgress, ReadProblemNotice } from '../ReadingProgress/index.js'
import { readAgainDialogStrings } from './ReadAgainDialog.strings.js'
import { StyledContent, StyledLines, StyledPart } from './ReadAgainDialog.styles.js'
import type {
  LostChange,
  ReadAgainDialogProps,
  ReadAgainReport,
  ReadingAgain,
} from './ReadAgainDialog.types.js'

/** Shows how far a store is read again, and asks before that loses something the member did. */
export function ReadAgainDialog({
  open,
  onClose,
  store,
  state,
  onRetry,
  onReplace,
  settingsHref,
}: ReadAgainDialogProps) {
  const strings = useStrings(readAgainDialogStrings)
  const first = useRef<HTMLButtonElement>(null)
  const isAsking = state.kind === 'asking'
  const leave: Readonly<Record<ReadingAgain['kind'], string>> = {
    reading: strings.stop,
    asking: strings.keep,
    failed: strings.close,
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      heading={isAsking ? strings.question(store) : strings.reading(store)}
      initialFocus={first}
      actions={
        <>
          <Button ref={first} variant={isAsking ? 'outline' : 'ghost'} onClick={onClose}>
            {leave[state.kind]}
          </Button>
          {isAsking && (
            <Button leading={<RenewIcon />} onClick={onReplace}>
              {strings.replace}
            </Button>
          )}
        </>
      }
    >
      <StyledContent>
        {state.kind === 'reading' && (
          <ReadingProgress
            store={store}
            products={state.products}
            read={state.read}
            objects={state.objects}
          />
        )}
        {state.kind === 'failed' && (
          <>
            <ReadProblemNotice
              store={store}
              problem={state.problem}
              scopes={state.scopes}
              onRetry={onRetry}
              settingsHref={settingsHref}
            />
            <p>{strings.stays}</p>
          </>
        )}
        {isAsking && <Report report={state.report} />}
      </StyledContent>
    </Dialog>
  )
}

/** Counts of a report and their words, in the order in which they are shown. */
type Counted = readonly (readonly [count: number, word: (text: string, count: number) => string])[]

function Report({ report }: { readonly report: ReadAgainReport }) {
  const strings = useStrings(readAgainDialogStrings)
  const { count } = useFigures()
  const { products, added, gone, jobs, toReview, lost, examples } = report
  const say = (counted: Counted) =>
    counted.flatMap(([value, word]) => (value > 0 ? [word(count(value), value)] : []))
  const facts = [
    strings.now(count(products), products),
    ...say([
      [added, strings.added],
      [gone, strings.gone],
    ]),
    strings.nothing,
  ]
  return (
    <>
      <p>{facts.join(' ')}</p>
      <Part
        heading={strings.kept}
        lines={say([
          [jobs.planned, strings.planned],
          [jobs.repeated, strings.repeated],
          [jobs.needless, strings.needless],
          [toReview, strings.toReview],
        ])}
      />
      <Part
        isLost
        heading={strings.lost}
        lines={say([
          [jobs.lost, strings.jobs],
          [lost.changes, strings.changes],
          [lost.exclusions, strings.exclusions],
          [lost.edits, strings.edits],
          [lost.products, strings.products],
          [jobs.undone, strings.undone],
        ])}
        examples={examples}
      />
    </>
  )
}

const none: readonly LostChange[] = []

/** Greatest number of lost changes that are listed. */
const shownAtMost = 5

interface PartProps {
  readonly heading: string
  readonly lines: readonly string[]
  readonly isLost?: boolean
  readonly examples?: readonly LostChange[]
}

function Part({ heading, lines, isLost = false, examples = none }: PartProps) {
  const strings = useStrings(readAgainDialogStrings)
  const id = useId()
  const Sign = isLost ? WarningIcon : CheckIcon
  if (lines.length === 0) return null
  return (
    <StyledPart aria-labelledby={id} data-lost={isLost ? '' : undefined}>
      <h3 id={id}>{heading}</h3>
      <StyledLines role="list">
        {lines.map((line) => (
          <li key={line}>
            <Sign aria-hidden="true" />
            {line}
          </li>
        ))}
        {examples.slice(0, shownAtMost).map(({ product, column, written, now }) => (
          <li key={`${product} ${column}`} data-example="">
            {now === undefined
              ? strings.exampleGone(product, column, written)
              : strings.example(product, column, written, now)}
          </li>
        ))}
      </StyledLines>
    </StyledPart>
  )
}
