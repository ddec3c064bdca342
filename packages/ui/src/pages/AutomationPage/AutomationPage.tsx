'use client'
import { Button } from '../../components/Button/index.js'
import { FactList } from '../../components/FactList/index.js'
import { PageFrame } from '../../components/PageFrame/index.js'
import { findAutomation } from '../../data/automations.js'
import { useAutomationText } from '../../data/texts.js'
import { useStrings } from '../../i18n/index.js'
import { BackupIcon, ImageIcon, RunIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { automationPageStrings } from './AutomationPage.strings.js'
import type { AnyAutomationPageProps } from './AutomationPage.types.js'

/** The page of one automation, made from its record. Stands in the dashboard's frame. */
export function AutomationPage({ slug, onRun, children }: AnyAutomationPageProps) {
  const strings = useStrings(automationPageStrings)
  const { label, description, group } = useAutomationText(slug)
  const { icon, group: groupId } = findAutomation(slug)
  const run = useAction(onRun)
  return (
    <PageFrame
      breadcrumb={[{ label: strings.automations }, { label: group }]}
      icon={icon}
      heading={label}
      description={description}
      actions={
        <Button variant="neon" size="lg" leading={<RunIcon />} onClick={() => run()}>
          {strings.run}
        </Button>
      }
    >
      {groupId === 'image-tools' && <ImageFacts />}
      {children}
    </PageFrame>
  )
}

function ImageFacts() {
  const strings = useStrings(automationPageStrings)
  return (
    <FactList
      aria-label={strings.facts}
      facts={[
        { icon: ImageIcon, title: strings.formats, text: strings.formatsText },
        { icon: BackupIcon, title: strings.backup, text: strings.backupText },
      ]}
    />
  )
}
