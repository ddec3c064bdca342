'use client'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { Skeleton } from '../../components/Skeleton/index.js'
import { useSteadyLoading } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { DownloadIcon, RetryIcon } from '../../icons/index.js'
import { FileDropZone } from '../FileDropZone/index.js'
import { Notice } from '../Notice/index.js'
import { RecentFiles } from '../RecentFiles/index.js'
import { useFigures } from '../useFigures.js'
import { ComparedFiles } from './ComparedFiles.js'
import { comparisonDialogStrings } from './ComparisonDialog.strings.js'
import {
  StyledChoice,
  StyledComparison,
  StyledLead,
  StyledWaiting,
} from './ComparisonDialog.styles.js'
import type { ComparisonDialogProps } from './ComparisonDialog.types.js'
import { Differences } from './Differences.js'

/** Shows what is new, missing and changed between the open file and another export. */
export function ComparisonDialog({ open, onOpenChange, ...content }: ComparisonDialogProps) {
  const strings = useStrings(comparisonDialogStrings)
  const { result, onChooseAnother, onDownload, downloading = false } = content
  const main = useRef<HTMLButtonElement>(null)
  const hasList =
    result !== undefined &&
    (result.counts.same < products(result) ||
      result.newColumns.length + result.missingColumns.length > 0)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      heading={strings.heading}
      size="full"
      initialFocus={main}
      actions={
        <>
          {result ? (
            <Button
              ref={hasList ? undefined : main}
              variant="outline"
              onClick={() => onChooseAnother()}
            >
              {strings.another}
            </Button>
          ) : (
            <Button variant="ghost" onClick={() => onOpenChange(false)}>
              {strings.close}
            </Button>
          )}
          {hasList && (
            <Button
              ref={main}
              leading={<DownloadIcon />}
              busy={downloading}
              onClick={() => onDownload()}
            >
              {strings.download}
            </Button>
          )}
        </>
      }
    >
      <Content
        {...content}
        onMain={(button) => {
          main.current = button
        }}
      />
    </Dialog>
  )
}

/** Counts the products of both files. */
function products({ counts }: NonNullable<ComparisonDialogProps['result']>): number {
  return counts.new + counts.missing + counts.changed + counts.same
}

type Stage = 'choose' | 'comparing' | 'result'

interface ContentProps extends Omit<ComparisonDialogProps, 'open' | 'onOpenChange'> {
  /** Called with the button that chooses a file, as it is the main action. */
  readonly onMain: (button: HTMLButtonElement | null) => void
}

function Content(props: ContentProps) {
  const { name, zone, recent, onChoose, result, comparing = false, onMain } = props
  const { failed = false, onRetry } = props
  const strings = useStrings(comparisonDialogStrings)
  const { count } = useFigures()
  const waiting = useSteadyLoading(comparing)
  // How far a file is read is shown in the zone.
  const stage = stageOf(result !== undefined && !failed, comparing && !zone.reading)
  const lead = useFocusOnChange(stage)

  const differing = result ? products(result) - result.counts.same : 0

  function leadText(): string {
    if (stage === 'choose') return strings.choose(name)
    if (!result) return waiting === 'shown' ? strings.comparing : ''
    const all = products(result)
    const { changedCells } = result.counts
    const differ = strings.differ(count(differing), differing, count(all), all)
    return changedCells === 0
      ? differ
      : `${differ} ${strings.cells(count(changedCells), changedCells)}`
  }

  return (
    <StyledComparison aria-busy={comparing || undefined}>
      <StyledLead ref={lead} tabIndex={-1}>
        {leadText()}
      </StyledLead>
      {stage === 'choose' && (
        <StyledChoice
          ref={(choice) => {
            if (choice) onMain(choice.querySelector('button'))
          }}
        >
          {failed && (
            <Notice
              role="alert"
              tone="danger"
              title={strings.failed}
              actions={
                onRetry && (
                  <Button variant="outline" leading={<RetryIcon />} onClick={() => onRetry()}>
                    {strings.retry}
                  </Button>
                )
              }
            >
              {strings.failedText}
            </Notice>
          )}
          <FileDropZone {...zone} purpose="compare" />
          {recent.length > 0 && <RecentFiles files={recent} onOpen={onChoose} />}
        </StyledChoice>
      )}
      {stage === 'comparing' && (
        <StyledWaiting data-waiting={waiting === 'shown' ? undefined : ''}>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
          <Skeleton width="45%" />
        </StyledWaiting>
      )}
      {stage === 'result' && result && (
        <>
          <ComparedFiles
            earlier={result.earlier}
            later={result.later}
            onSwap={props.onSwap}
            isComparing={comparing}
          />
          <Differences
            result={result}
            isStale={waiting === 'shown'}
            onQueryChange={props.onQueryChange}
          />
        </>
      )}
    </StyledComparison>
  )
}

function stageOf(hasResult: boolean, comparing: boolean): Stage {
  if (hasResult) return 'result'
  return comparing ? 'comparing' : 'choose'
}

/** Moves focus to the first line when something else is shown, as what was pressed is gone. */
function useFocusOnChange(stage: Stage) {
  const lead = useRef<HTMLParagraphElement>(null)
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    lead.current?.focus()
  }, [stage])
  return lead
}
