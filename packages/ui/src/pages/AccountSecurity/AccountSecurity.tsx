'use client'
import { useId } from 'react'
import { useStrings } from '../../i18n/index.js'
import { accountSecurityStrings } from './AccountSecurity.strings.js'
import { StyledSecurity } from './AccountSecurity.styles.js'
import type { SessionsOptions, TwoStepOptions } from './AccountSecurity.types.js'
import { SessionsGroup } from './SessionsGroup.js'
import { TwoStepGroup } from './TwoStepGroup.js'
import { YourDataGroup, type YourDataOptions } from './YourDataGroup.js'

export interface AccountSecurityProps extends YourDataOptions {
  /** Two-step verification. @default not offered */
  twoStep?: TwoStepOptions
  /** The places where the account is signed in. */
  sessions: SessionsOptions
}

/** Shows what keeps an account safe, and how to leave. Render it as a child of `AccountSettingsPage`. */
export function AccountSecurity({ twoStep, sessions, onExport, deletion }: AccountSecurityProps) {
  const { heading } = useStrings(accountSecurityStrings)
  const headingId = useId()
  return (
    <StyledSecurity aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {twoStep && <TwoStepGroup {...twoStep} />}
      <SessionsGroup {...sessions} />
      <YourDataGroup onExport={onExport} deletion={deletion} />
    </StyledSecurity>
  )
}
