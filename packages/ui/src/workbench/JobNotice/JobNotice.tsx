'use client'
import { forwardRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { BackupIcon, CopyIcon, RetryIcon, type Icon } from '../../icons/index.js'
import { Notice, type NoticeTone } from '../Notice/index.js'
import { jobNoticeStrings } from './JobNotice.strings.js'
import type { JobEnding, JobNoticeProps } from './JobNotice.types.js'

interface Look {
  readonly tone: NoticeTone
  readonly icon?: Icon
}

const looks: Readonly<Record<JobEnding, Look>> = {
  cancelled: { tone: 'info' },
  failed: { tone: 'danger' },
  interrupted: { tone: 'info', icon: BackupIcon },
}

/** Says that a job ended without changing the file. */
export const JobNotice = forwardRef<HTMLDivElement, JobNoticeProps>(function JobNotice(
  { ending, name, onRetry, onCopyDetails, ...notice },
  ref,
) {
  const strings = useStrings(jobNoticeStrings)
  const titles: Readonly<Record<JobEnding, string>> = {
    cancelled: strings.cancelled,
    failed: strings.failed,
    interrupted: strings.interrupted(name),
  }
  const texts: Readonly<Record<JobEnding, string | undefined>> = {
    cancelled: undefined,
    failed: strings.failedText,
    interrupted: strings.interruptedText,
  }
  const actions = (onRetry ?? onCopyDetails) && (
    <>
      {onRetry && (
        <Button size="sm" variant="outline" leading={<RetryIcon />} onClick={() => onRetry()}>
          {ending === 'failed' ? strings.retry : strings.again}
        </Button>
      )}
      {onCopyDetails && (
        <Button size="sm" variant="ghost" leading={<CopyIcon />} onClick={() => onCopyDetails()}>
          {strings.copyDetails}
        </Button>
      )}
    </>
  )
  return (
    <Notice {...notice} {...looks[ending]} ref={ref} title={titles[ending]} actions={actions}>
      {texts[ending]}
    </Notice>
  )
})
