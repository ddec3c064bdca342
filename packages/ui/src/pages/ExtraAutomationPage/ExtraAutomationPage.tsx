'use client'
import { PageFrame } from '../../components/PageFrame/index.js'
import { findAutomation } from '../../catalogue/automations.js'
import { useExtraAutomationText } from '../../catalogue/useAutomationText.js'
import { useStrings } from '../../i18n/index.js'
import { defaultBasePath, filesHref } from '../../navigation/navigation.js'
import { extraAutomationPageStrings } from './ExtraAutomationPage.strings.js'
import { StyledContent } from './ExtraAutomationPage.styles.js'
import type { ExtraAutomationPageProps } from './ExtraAutomationPage.types.js'

/** Shows the page of an automation beside the groups, around its workbench. Render it inside the dashboard's frame. */
export function ExtraAutomationPage({
  slug,
  basePath = defaultBasePath,
  lead,
  children,
}: ExtraAutomationPageProps) {
  const strings = useStrings(extraAutomationPageStrings)
  const { label, description } = useExtraAutomationText(slug)
  const isOpen = Boolean(lead)
  return (
    <PageFrame
      key={isOpen ? 'workbench' : 'page'}
      breadcrumb={[{ label: strings.files, href: filesHref(basePath) }, { label }]}
      icon={findAutomation(slug).icon}
      heading={label}
      description={description}
      compact={isOpen}
      wide={isOpen}
    >
      <StyledContent data-open={isOpen ? '' : undefined}>
        {lead}
        {children}
      </StyledContent>
    </PageFrame>
  )
}
