'use client'
import { useEffect, useState } from 'react'
import { useStrings } from '../../i18n/index.js'
import { RetryIcon } from '../../icons/index.js'
import { Button } from '../Button/index.js'
import { loadingScreenStrings } from './LoadingScreen.strings.js'
import { StyledScreen, StyledWire } from './LoadingScreen.styles.js'

export interface LoadingScreenProps {
  /** Called by Try again, which is offered after a long wait. @default no button */
  onRetry?: () => void
  /** Wait in ms before Try again is offered. @default 10000 */
  retryAfter?: number
  /** Fills the frame around it instead of the screen. @default false */
  within?: boolean
}

/** Fills the screen until it is known what to show. */
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
