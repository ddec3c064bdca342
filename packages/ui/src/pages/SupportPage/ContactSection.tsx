'use client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Card } from '../../components/Card/index.js'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon } from '../../icons/index.js'
import { ContactForm } from './ContactForm.js'
import { contactSectionStrings } from './ContactSection.strings.js'
import { StyledContact, StyledOutcome } from './ContactSection.styles.js'
import type { SupportPageProps, SupportTicket } from './SupportPage.types.js'

type Outcome = 'complete' | 'sent'

/** Takes a message to support, and says what became of it. */
export function ContactSection({ onSubmit }: Pick<SupportPageProps, 'onSubmit'>) {
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
        setOutcome(onSubmit ? 'sent' : 'complete')
      })
      notice.current?.focus()
    })
  }

  return (
    <Card heading={strings.heading}>
      <StyledContact>
        {outcome === null ? null : (
          <StyledOutcome ref={notice} role="status" tabIndex={-1}>
            <CheckIcon aria-hidden="true" />
            <strong>{strings[outcome]}</strong>
            <span>{strings[`${outcome}Next`]}</span>
          </StyledOutcome>
        )}
        <ContactForm busy={busy !== null} onCheck={() => setOutcome(null)} onSend={send} />
      </StyledContact>
    </Card>
  )
}
