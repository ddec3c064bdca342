'use client'
import { useStrings } from '../../i18n/index.js'
import { FilterIcon, RetryIcon, WarningIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { Button } from '../Button/index.js'
import { EmptyState } from '../EmptyState/index.js'
import { jobTableStrings } from './JobTable.strings.js'
import type { JobStatus, JobTableProps } from './JobTable.types.js'
import { wordOf } from './status.js'

interface JobNoticeProps extends Pick<JobTableProps, 'onRetry' | 'emptyAction' | 'headingLevel'> {
  readonly failed: boolean
  /** The filtered status, if no job has it. */
  readonly status: JobStatus | undefined
  readonly onShowAll: () => void
}

/** Replaces the rows when there are none; says why, and what to do. */
export function JobNotice({
  failed,
  onRetry,
  status,
  onShowAll,
  emptyAction,
  headingLevel,
}: JobNoticeProps) {
  const strings = useStrings(jobTableStrings)
  const retry = useAction(onRetry)
  if (failed) {
    return (
      <EmptyState
        role="alert"
        icon={WarningIcon}
        heading={strings.failed}
        headingLevel={headingLevel}
        action={
          <Button variant="outline" leading={<RetryIcon />} onClick={() => retry()}>
            {strings.retry}
          </Button>
        }
      >
        {strings.failedText}
      </EmptyState>
    )
  }
  if (status !== undefined) {
    return (
      <EmptyState
        icon={FilterIcon}
        heading={strings.noneOf(wordOf(status, strings))}
        headingLevel={headingLevel}
        action={
          <Button variant="outline" onClick={onShowAll}>
            {strings.showAll}
          </Button>
        }
      >
        {strings.noneOfText}
      </EmptyState>
    )
  }
  return (
    <EmptyState heading={strings.empty} headingLevel={headingLevel} action={emptyAction}>
      {strings.emptyText}
    </EmptyState>
  )
}
