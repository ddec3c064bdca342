'use client'
import { automationContents } from '../../catalogue/bySlug/automationContents.js'
import { AutomationFrame } from './AutomationFrame.js'
import type { AnyAutomationPageProps } from './AutomationPage.types.js'
import { PictureSection } from './PictureSection.js'

/** Shows the page of one automation. Render it inside the dashboard's frame. */
export function AutomationPage(props: AnyAutomationPageProps) {
  const { facts, picture } = automationContents[props.slug]
  return (
    <AutomationFrame
      {...props}
      facts={facts}
      picture={<PictureSection slug={props.slug} picture={picture} />}
    />
  )
}
