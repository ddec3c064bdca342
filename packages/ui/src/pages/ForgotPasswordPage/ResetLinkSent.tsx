'use client'
import { AuthMessage } from '../../components/AuthFrame/index.js'
import { Button } from '../../components/Button/index.js'
import { externalLinkStrings } from '../../components/ExternalLink/index.js'
import { RetryNotice, type RetryWait } from '../../components/RetryNotice/index.js'
import { LinkProvider } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { ExternalIcon } from '../../icons/index.js'
import { forgotPasswordPageStrings } from './ForgotPasswordPage.strings.js'
import { StyledActions, StyledNewTab, StyledOutbox } from './ForgotPasswordPage.styles.js'

interface ResetLinkSentProps {
  /** Where the link went, if anybody has an account there. */
  address: string
  busy: boolean
  wait: RetryWait
  outboxHref: string | undefined
  onSendAgain: () => void
  onOtherEmail: () => void
}

/** Stands in the place of the form, and says the same whether or not the address has an account. */
export function ResetLinkSent({
  address,
  busy,
  wait,
  outboxHref,
  onSendAgain,
  onOtherEmail,
}: ResetLinkSentProps) {
  const strings = useStrings(forgotPasswordPageStrings)
  return (
    <AuthMessage>
      <p>
        {strings.sentIf} <bdi>{address}</bdi>
        {strings.sentThen}
      </p>
      {outboxHref === undefined ? <p>{strings.sentNext}</p> : <Outbox href={outboxHref} />}
      <StyledActions>
        <Button
          variant="outline"
          busy={busy}
          busyLabel={strings.sending}
          onClick={onSendAgain}
          {...wait.button}
        >
          {strings.sendAgain}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onOtherEmail}>
          {strings.otherEmail}
        </Button>
      </StyledActions>
      <RetryNotice wait={wait} />
    </AuthMessage>
  )
}

/** The outbox is no page of the app, so no router leads there. */
function Outbox({ href }: { href: string }) {
  const strings = useStrings(forgotPasswordPageStrings)
  const { newTab } = useStrings(externalLinkStrings)
  return (
    <StyledOutbox>
      {strings.noRealMail}{' '}
      <LinkProvider>
        <Button
          variant="link"
          href={href}
          target="_blank"
          rel="noopener"
          trailing={<ExternalIcon aria-hidden="true" />}
        >
          <span>
            {strings.openOutbox} <StyledNewTab>{newTab}</StyledNewTab>
          </span>
        </Button>
      </LinkProvider>
    </StyledOutbox>
  )
}
