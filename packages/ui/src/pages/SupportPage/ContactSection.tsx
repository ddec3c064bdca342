'use client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { supportAddress as ownAddress } from '../../brand.js'
import { Card } from '../../components/Card/index.js'
import { focusField } from '../../components/FormField/index.js'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon } from '../../icons/index.js'
import { ContactForm } from './ContactForm.js'
import { contactSectionStrings } from './ContactSection.strings.js'
import { StyledContact, StyledNotice, StyledOutcome } from './ContactSection.styles.js'
import type { SupportPageProps, SupportTicket } from './SupportPage.types.js'
import { TicketToSend } from './TicketToSend.js'

/** The result of a message: sent, or valid but not sent by this page. */
type Outcome = 'sent' | SupportTicket

type ContactSectionProps = Pick<SupportPageProps, 'onSubmit' | 'supportAddress'>

/** Lets the user send a message to support, and shows the result. */
export function ContactSection({ supportAddress = ownAddress, onSubmit }: ContactSectionProps) {
  const strings = useStrings(contactSectionStrings)
  const showFailure = useFailure()
  const { busy, run } = useBusy<'send'>()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const notice = useRef<HTMLDivElement>(null)

  function send(ticket: SupportTicket, clear: () => void) {
    void run('send', async () => {
      try {
        await onSubmit?.(ticket)
      } catch (reason) {
        showFailure(strings.failed, reason)
        return
      }
      flushSync(() => {
        clear()
        setOutcome(onSubmit ? 'sent' : ticket)
      })
      focusField(notice.current)
    })
  }

  return (
    <Card heading={strings.heading}>
      <StyledContact>
        {outcome === null ? null : (
          <StyledOutcome data-field="">
            <StyledNotice ref={notice} role="status" tabIndex={-1}>
              <CheckIcon aria-hidden="true" />
              <strong>{outcome === 'sent' ? strings.sent : strings.complete}</strong>
              <span>{outcome === 'sent' ? strings.sentNext : strings.completeNext}</span>
            </StyledNotice>
            {outcome !== 'sent' && <TicketToSend ticket={outcome} address={supportAddress} />}
          </StyledOutcome>
        )}
        <ContactForm busy={busy !== null} onCheck={() => setOutcome(null)} onSend={send} />
      </StyledContact>
    </Card>
  )
}
