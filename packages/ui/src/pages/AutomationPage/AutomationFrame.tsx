'use client'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { PageFrame } from '../../components/PageFrame/index.js'
import { findAutomation } from '../../catalogue/automations.js'
import type { AutomationContent } from '../../catalogue/content.types.js'
import { useAutomationText } from '../../catalogue/useAutomationText.js'
import { useStrings } from '../../i18n/index.js'
import { RunIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { StyledLead } from './AutomationFrame.styles.js'
import { automationPageStrings } from './AutomationPage.strings.js'
import type { AnyAutomationPageProps } from './AutomationPage.types.js'
import { FactsSection } from './FactsSection.js'
import { StepsSection } from './StepsSection.js'

export interface AutomationFrameProps extends AnyAutomationPageProps {
  /** Claims about the automation. */
  facts: AutomationContent['facts']
  /** Illustration of the automation on one sample product. */
  picture: ReactNode
}

/** Lays out an automation page around its illustration. */
export function AutomationFrame({
  slug,
  facts,
  picture,
  onRun,
  runVariant = 'neon',
  secondaryAction,
  lede,
  lead,
  children,
}: AutomationFrameProps) {
  const strings = useStrings(automationPageStrings)
  const { label, description, group } = useAutomationText(slug)
  const run = useAction(onRun)
  const isOpen = runVariant !== 'neon'
  return (
    // A page of its own with the workbench: its parts do not move there from where they were.
    <PageFrame
      key={isOpen ? 'workbench' : 'page'}
      breadcrumb={[{ label: strings.automations }, { label: group }]}
      icon={findAutomation(slug).icon}
      heading={label}
      description={lede ?? description}
      compact={isOpen}
      wide={isOpen}
      actions={
        <>
          {secondaryAction}
          <Button
            variant={runVariant}
            size={isOpen ? 'default' : 'lg'}
            leading={<RunIcon />}
            onClick={() => run()}
          >
            {strings.run}
          </Button>
        </>
      }
    >
      {isOpen ? <StyledLead>{lead}</StyledLead> : lead}
      {picture}
      <FactsSection facts={facts} />
      <StepsSection />
      {children}
    </PageFrame>
  )
}
