'use client'
import { Button } from '../../components/Button/index.js'
import { EmailField, emailFieldStrings } from '../../components/EmailField/index.js'
import { Form, useForm } from '../../components/Form/index.js'
import { Select } from '../../components/Select/index.js'
import { TextArea } from '../../components/TextArea/index.js'
import { TextField } from '../../components/TextField/index.js'
import { supportTopics } from '../../catalogue/topics.js'
import { supportTopicLabels } from '../../catalogue/topics.strings.js'
import { useStrings } from '../../i18n/index.js'
import { contactSectionStrings } from './ContactSection.strings.js'
import type { SupportTicket } from './SupportPage.types.js'
import { findTicketProblems, hasTopic, trimTicket, type TicketDraft } from './ticketRules.js'

interface ContactFormProps {
  busy: boolean
  /** Called before the form is validated. */
  onCheck: () => void
  /** Submits a valid ticket; `clear` resets the form. */
  onSend: (ticket: SupportTicket, clear: () => void) => void
}

const empty: TicketDraft = { name: '', email: '', storeUrl: '', topic: '', message: '' }

/** Asks for name, email, store, topic and message. */
export function ContactForm({ busy, onCheck, onSend }: ContactFormProps) {
  const strings = useStrings(contactSectionStrings)
  const emailTexts = useStrings(emailFieldStrings)
  const topics = useStrings(supportTopicLabels)
  const { draft, problems, field, change, check, clear } = useForm(empty, findTicketProblems, {
    ...emailTexts,
    ...strings,
  })

  function send() {
    const ticket = trimTicket(draft)
    if (hasTopic(ticket)) onSend(ticket, clear)
  }

  return (
    <Form
      problems={problems}
      required={strings.required}
      busy={busy}
      onCheck={() => {
        onCheck()
        return check()
      }}
      onSend={send}
    >
      <TextField
        {...field('name')}
        label={strings.name}
        required
        autoComplete="name"
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <EmailField
        {...field('email')}
        required
        value={draft.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        type="url"
        label={strings.storeUrl}
        hint={strings.storeUrlHint}
        autoComplete="url"
        value={draft.storeUrl}
        onChange={({ target }) => change({ storeUrl: target.value })}
      />
      <Select
        {...field('topic')}
        label={strings.topic}
        required
        placeholder={strings.topicPlaceholder}
        options={supportTopics.map((value) => ({ value, label: topics[value] }))}
        value={draft.topic}
        onChange={({ target }) =>
          change({ topic: supportTopics.find((topic) => topic === target.value) ?? '' })
        }
      />
      <TextArea
        {...field('message')}
        label={strings.message}
        hint={strings.messageHint}
        required
        value={draft.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <Button
        type="submit"
        variant="neon"
        size="lg"
        block
        busy={busy}
        busyLabel={strings.submitting}
      >
        {strings.submit}
      </Button>
    </Form>
  )
}
