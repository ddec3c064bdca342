'use client'
import { useEffect, useState } from 'react'
import { useStrings } from '../../i18n/index.js'
import { RetryIcon } from '../../icons/index.js'
import { Button } from '../Button/index.js'
import { loadingScreenStrings } from './LoadingScreen.strings.js'
import { StyledScreen, StyledWire } from './LoadingScreen.styles.js'

export interface LoadingScreenProps {
  /** Tries again; offered once the wait is long. @default offers nothing */
  onRetry?: () => void
  /** Says after how many ms a wait is long. @default 10000 */
  retryAfter?: number
  /** Fills what a frame leaves it, in place of the screen. @default false */
  within?: boolean
}

/** Fills the screen while it is not known yet what to show. */
export function LoadingScreen({
  onRetry,
  retryAfter = 10_000,
  within = false,
}: LoadingScreenProps) {
  const strings = useStrings(loadingScreenStrings)
  const [isLong, setIsLong] = useState(false)
  const offersRetry = onRetry !== undefined

  useEffect(() => {
    if (!offersRetry) return undefined
    const timer = setTimeout(() => setIsLong(true), retryAfter)
    return () => clearTimeout(timer)
  }, [offersRetry, retryAfter])

  return (
    <StyledScreen as={within ? 'div' : undefined} data-within={within ? '' : undefined}>
      <StyledWire />
      <div role="status" aria-atomic="false">
        <p>{strings.loading}</p>
        {isLong && <p>{strings.slow}</p>}
      </div>
      {isLong && (
        <Button variant="outline" leading={<RetryIcon />} onClick={onRetry}>
          {strings.retry}
        </Button>
      )}
    </StyledScreen>
  )
}
