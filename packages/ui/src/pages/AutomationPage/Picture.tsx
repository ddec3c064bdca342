'use client'
import type { ComponentType } from 'react'
import { automationCaptions } from '../../catalogue/automationPages.strings.js'
import { findAutomation } from '../../catalogue/automations.js'
import type { AutomationSlug } from '../../catalogue/slugs.js'
import { useStrings } from '../../i18n/index.js'
import type { PictureViewProps } from './pictures/PictureView.types.js'

export interface PictureProps<Shown> {
  readonly slug: AutomationSlug
  readonly picture: Shown
  /** Renders illustrations of this kind. */
  readonly view: ComponentType<PictureViewProps<Shown>>
}

/** Shows the illustration of an automation, with its caption and its icon. */
export function Picture<Shown>({ slug, picture, view: View }: PictureProps<Shown>) {
  const caption = useStrings(automationCaptions)[slug]
  return <View picture={picture} caption={caption} icon={findAutomation(slug).icon} />
}
