'use client'
import { Button } from '../components/Button/index.js'
import { Skeleton } from '../components/Skeleton/index.js'
import { useStrings } from '../i18n/index.js'
import { OfflineIcon, RetryIcon } from '../icons/index.js'
import { Notice } from '../workbench/Notice/index.js'
import { StyledCounting } from './dialogs.styles.js'
import { PracticeBanner } from './PracticeBanner/index.js'
import { storeJobStrings } from './storeJob.strings.js'

interface CountingStatesProps {
  readonly plan:
    | { readonly state: 'failed'; readonly onRetry: () => void }
    | { readonly state: string; readonly onRetry?: undefined }
  readonly strings: Readonly<
    Record<'counting' | 'notCounted' | 'notCountedText' | 'notStarted' | 'offlineText', string>
  >
  readonly isPractice: boolean
  readonly isOffline: boolean
  /** The reason why the job did not start. @default it was not tried */
  readonly error: string | undefined
}

/** Says in a dialog about a store job that it is still counted, or why it cannot start. */
export function CountingStates({
  plan,
  strings,
  isPractice,
  isOffline,
  error,
}: CountingStatesProps) {
  const words = useStrings(storeJobStrings)
  return (
    <>
      {isPractice && <PracticeBanner />}
      {error !== undefined && (
        <Notice role="alert" tone="danger" title={strings.notStarted}>
          {error}
        </Notice>
      )}
      {isOffline && (
        <Notice role="status" icon={OfflineIcon} title={words.offline}>
          {strings.offlineText}
        </Notice>
      )}
      {plan.state === 'counting' && (
        <StyledCounting>
          <p role="status">{strings.counting}</p>
          <Skeleton width="100%" height="2.5rem" />
          <Skeleton width="70%" />
        </StyledCounting>
      )}
      {plan.onRetry && (
        <Notice
          role="alert"
          tone="danger"
          title={strings.notCounted}
          actions={
            <Button size="sm" variant="outline" leading={<RetryIcon />} onClick={plan.onRetry}>
              {words.retry}
            </Button>
          }
        >
          {strings.notCountedText}
        </Notice>
      )}
    </>
  )
}
