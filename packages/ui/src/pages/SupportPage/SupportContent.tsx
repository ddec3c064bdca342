'use client'
import { PageFrame } from '../../components/PageFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import { ContactSection } from './ContactSection.js'
import { FaqSection } from './FaqSection.js'
import { HighlightsSection } from './HighlightsSection.js'
import { LiveChatSection } from './LiveChatSection.js'
import { StyledColumn, StyledColumns } from './SupportContent.styles.js'
import { supportPageStrings } from './SupportPage.strings.js'
import type { SupportPageProps } from './SupportPage.types.js'

interface SupportContentProps extends SupportPageProps {
  heading: string
}

/** Content of both support pages, below their heading. */
export function SupportContent({ heading, supportAddress, onSubmit, onChat }: SupportContentProps) {
  const strings = useStrings(supportPageStrings)
  return (
    <PageFrame heading={heading} description={strings.description}>
      <HighlightsSection />
      <StyledColumns>
        <StyledColumn>
          <FaqSection />
          <LiveChatSection onChat={onChat} />
        </StyledColumn>
        <ContactSection supportAddress={supportAddress} onSubmit={onSubmit} />
      </StyledColumns>
    </PageFrame>
  )
}
