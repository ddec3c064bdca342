'use client'
import { Button } from '../../components/Button/index.js'
import type { Mail } from '../../components/MailSent/index.js'
import { RetryNotice } from '../../components/RetryNotice/index.js'
import { useStrings } from '../../i18n/index.js'
import { signInPageStrings } from './SignInPage.strings.js'
import { StyledOffers, StyledUnconfirmed } from './SignInPage.styles.js'

interface UnconfirmedProps {
  address: string
  mail: Mail
  /** Sends the confirmation again. */
  onSend: (() => void) | undefined
  /** Opens the code field. */
  onEnterCode: (() => void) | undefined
}

/** Shown above the form after a sign-in was rejected because the email is not confirmed. */
export function Unconfirmed({ address, mail, onSend, onEnterCode }: UnconfirmedProps) {
  const strings = useStrings(signInPageStrings)
  const wait = mail.wait.about(address)
  return (
    <StyledUnconfirmed>
      <p>
        <bdi>{address}</bdi> {strings.unconfirmed}
      </p>
      <StyledOffers>
        {onSend ? (
          <Button
            variant="outline"
            busy={mail.isSending}
            busyLabel={strings.sending}
            onClick={onSend}
            {...wait.button}
          >
            {strings.sendConfirmation}
          </Button>
        ) : null}
        {onEnterCode ? (
          <Button variant="link" disabled={mail.isSending} onClick={onEnterCode}>
            {strings.enterCode}
          </Button>
        ) : null}
      </StyledOffers>
      <RetryNotice wait={wait} />
    </StyledUnconfirmed>
  )
}
