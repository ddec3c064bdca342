'use client'
import { useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { CopyButton } from '../../components/CopyField/index.js'
import { emailFieldStrings } from '../../components/EmailField/index.js'
import { SampleMark } from '../../components/SampleMark/index.js'
import { supportTopicLabels } from '../../catalogue/topics.strings.js'
import { useStrings } from '../../i18n/index.js'
import { contactSectionStrings } from './ContactSection.strings.js'
import { StyledActions, StyledText, StyledToSend } from './TicketToSend.styles.js'
import { mailLink, ticketText } from './ticketMail.js'
import type { SupportTicket } from './SupportPage.types.js'

interface TicketToSendProps {
  ticket: SupportTicket
  /** Address of the recipient. */
  address: string
}

/** A reserved domain that nobody can own (RFC 2606). */
const isMadeUp = (address: string) => address.endsWith('@example.com')

/** Offers to email or copy a message that the page does not send. */
export function TicketToSend({ ticket, address }: TicketToSendProps) {
  const strings = useStrings(contactSectionStrings)
  const { email } = useStrings(emailFieldStrings)
  const topic = useStrings(supportTopicLabels)[ticket.topic]
  const shown = useRef<HTMLDivElement>(null)

  const text = ticketText(
    [
      [strings.name, ticket.name],
      [email, ticket.email],
      [strings.storeUrl, ticket.storeUrl],
      [strings.topic, topic],
    ],
    ticket.message,
  )
  const link = mailLink(address, topic, text)

  function select() {
    if (!shown.current) return
    shown.current.focus()
    getSelection()?.selectAllChildren(shown.current)
  }

  return (
    <StyledToSend>
      <p>
        {strings.sendYourself(address)} {link === undefined && strings.tooLong}
      </p>
      {isMadeUp(address) && <SampleMark>{strings.sampleAddress}</SampleMark>}
      <StyledText ref={shown} role="group" aria-label={strings.toSend} tabIndex={0} dir="auto">
        {text}
      </StyledText>
      <StyledActions>
        <Button
          variant="outline"
          href={link ?? mailLink(address, topic, strings.pasteHere) ?? `mailto:${address}`}
        >
          {strings.sendAsEmail}
        </Button>
        <CopyButton label={strings.toSend} value={text} onRefused={select} />
      </StyledActions>
    </StyledToSend>
  )
}
