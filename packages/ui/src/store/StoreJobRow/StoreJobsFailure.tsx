'use client'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { RetryIcon } from '../../icons/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { storeJobStrings } from '../storeJob.strings.js'
import { storeJobRowStrings } from './StoreJobRow.strings.js'
import { StyledMargin } from './StoreJobsFailure.styles.js'

export interface StoreJobsFailureProps {
  /** Reason, as a sentence. */
  children: ReactNode
  /** Reads the jobs again. */
  onRetry: () => void
}

/** Says above a list of jobs that it lacks those of a store, as they could not be read. */
export function StoreJobsFailure({ children, onRetry }: StoreJobsFailureProps) {
  const strings = useStrings(storeJobRowStrings)
  const { retry } = useStrings(storeJobStrings)
  return (
    <StyledMargin>
      <Notice
        role="alert"
        tone="danger"
        title={strings.failed}
        actions={
          <Button size="sm" variant="outline" leading={<RetryIcon />} onClick={onRetry}>
            {retry}
          </Button>
        }
      >
        {children}
      </Notice>
    </StyledMargin>
  )
}
