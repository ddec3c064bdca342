'use client'
import { Button } from '../../components/Button/index.js'
import { SettingsRow } from '../../components/SettingsGroup/index.js'
import { Skeleton } from '../../components/Skeleton/index.js'
import { useSteadyLoading } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { OfflineIcon } from '../../icons/index.js'
import { accountSecurityStrings } from './AccountSecurity.strings.js'
import { StyledPending } from './AccountSecurity.styles.js'
import type { Loaded } from './AccountSecurity.types.js'

/** Holds the place of rows that load; short waits are not shown. */
export function LoadingRows({ count }: { readonly count: number }) {
  const strings = useStrings(accountSecurityStrings)
  const stage = useSteadyLoading(true)
  return (
    <StyledPending role="status" aria-label={stage === 'shown' ? strings.loading : undefined}>
      {Array.from({ length: count }, (_, row) => (
        <SettingsRow
          key={row}
          label={stage === 'shown' ? <Skeleton width="9rem" /> : ' '}
          hint={stage === 'shown' ? <Skeleton width="14rem" /> : ' '}
          leading=""
        />
      ))}
    </StyledPending>
  )
}

/** Says why rows did not load, and loads them again. */
export function FailedRow({
  message,
  onRetry,
}: Omit<Extract<Loaded<never>, { state: 'failed' }>, 'state'>) {
  const strings = useStrings(accountSecurityStrings)
  return (
    <StyledPending role="alert">
      <SettingsRow leading={<OfflineIcon />} label={message}>
        <Button variant="outline" size="sm" onClick={onRetry}>
          {strings.retry}
        </Button>
      </SettingsRow>
    </StyledPending>
  )
}
