'use client'
import { Button } from '../../components/Button/index.js'
import { PageFrame } from '../../components/PageFrame/index.js'
import { findAutomation } from '../../data/automations.js'
import { useAutomationText } from '../../data/texts.js'
import { useStrings } from '../../i18n/index.js'
import { RunIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { automationPageStrings } from './AutomationPage.strings.js'
import type { AnyAutomationPageProps } from './AutomationPage.types.js'
import { FactsSection } from './FactsSection.js'
import { PictureSection } from './PictureSection.js'
import { StepsSection } from './StepsSection.js'

/** The page of one automation, made from its record. Stands in the dashboard's frame. */
export function AutomationPage({ slug, onRun, children }: AnyAutomationPageProps) {
  const strings = useStrings(automationPageStrings)
  const { label, description, group } = useAutomationText(slug)
  const run = useAction(onRun)
  return (
    <PageFrame
      breadcrumb={[{ label: strings.automations }, { label: group }]}
      icon={findAutomation(slug).icon}
      heading={label}
      description={description}
      actions={
        <Button variant="neon" size="lg" leading={<RunIcon />} onClick={() => run()}>
          {strings.run}
        </Button>
      }
    >
      <PictureSection slug={slug} />
      <FactsSection slug={slug} />
      <StepsSection />
      {children}
    </PageFrame>
  )
}
