'use client'
import { AutomationFrame } from './AutomationFrame.js'
import type { AnyAutomationPageProps } from './AutomationPage.types.js'
import { PictureSection } from './PictureSection.js'

/** The page of one automation, made from its record. Stands in the dashboard's frame. */
export function AutomationPage(props: AnyAutomationPageProps) {
  return <AutomationFrame {...props} picture={<PictureSection slug={props.slug} />} />
}
