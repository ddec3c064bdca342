'use client'
import { Accordion } from '../../components/Accordion/index.js'
import { Card } from '../../components/Card/index.js'
import { faqIds, useFaq } from '../../catalogue/faq.js'
import { useStrings } from '../../i18n/index.js'
import { supportPageStrings } from './SupportPage.strings.js'

/** Frequently asked questions. */
export function FaqSection() {
  const strings = useStrings(supportPageStrings)
  const items = useFaq().map(({ id, question, answer }) => ({
    id,
    heading: question,
    content: answer,
  }))
  return (
    <Card heading={strings.faq} flush>
      <Accordion items={items} defaultOpen={faqIds.slice(0, 1)} />
    </Card>
  )
}
