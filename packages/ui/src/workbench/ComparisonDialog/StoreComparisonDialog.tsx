'use client'
import { useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { Skeleton } from '../../components/Skeleton/index.js'
import { useSteadyLoading } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { DownloadIcon, RetryIcon, UploadIcon } from '../../icons/index.js'
import { Notice } from '../Notice/index.js'
import { offBecause } from '../offBecause.js'
import { useFigures } from '../useFigures.js'
import { useSince } from '../useSince.js'
import { comparisonDialogStrings } from './ComparisonDialog.strings.js'
import { StyledComparison, StyledLead, StyledWaiting } from './ComparisonDialog.styles.js'
import type { StoreComparisonDialogProps } from './ComparisonDialog.types.js'
import { Differences } from './Differences.js'

/** Shows every cell of a live file that an update would write, with the text that the store has. */
export function StoreComparisonDialog({
  open,
  onOpenChange,
  store,
  readAt,
  result,
  comparing = false,
  failed = false,
  onRetry,
  onQueryChange,
  onDownload,
  downloading = false,
  onUpdate,
  offReason,
}: StoreComparisonDialogProps) {
  const strings = useStrings(comparisonDialogStrings)
  const { count } = useFigures()
  const since = useSince()
  const main = useRef<HTMLButtonElement>(null)
  const waiting = useSteadyLoading(comparing)
  const cells = result?.counts.changedCells ?? 0

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      heading={strings.storeHeading}
      size="full"
      initialFocus={main}
      actions={
        <>
          {cells > 0 && (
            <Button
              variant="outline"
              leading={<DownloadIcon />}
              busy={downloading}
              onClick={() => onDownload()}
            >
              {strings.download}
            </Button>
          )}
          <Button
            ref={main}
            variant="neon"
            leading={<UploadIcon />}
            onClick={() => onUpdate()}
            {...offBecause(offReason)}
          >
            {strings.updateStore}
          </Button>
        </>
      }
    >
      <StyledComparison aria-busy={comparing || undefined}>
        <StyledLead>
          {result ? (
            <>
              <strong>{strings.storeCells(count(cells), cells)}</strong>{' '}
              {strings.storeSince(store, since(readAt))}
            </>
          ) : (
            waiting === 'shown' && strings.storeComparing
          )}
        </StyledLead>
        {failed && (
          <Notice
            role="alert"
            tone="danger"
            title={strings.storeFailed}
            actions={
              onRetry && (
                <Button variant="outline" leading={<RetryIcon />} onClick={() => onRetry()}>
                  {strings.retry}
                </Button>
              )
            }
          >
            {strings.storeFailedText}
          </Notice>
        )}
        {!result && !failed && (
          <StyledWaiting data-waiting={waiting === 'shown' ? undefined : ''}>
            <Skeleton width="60%" />
            <Skeleton width="85%" />
            <Skeleton width="45%" />
          </StyledWaiting>
        )}
        {result && (
          <Differences
            isWithStore
            result={result}
            isStale={waiting === 'shown'}
            onQueryChange={onQueryChange}
          />
        )}
      </StyledComparison>
    </Dialog>
  )
}
