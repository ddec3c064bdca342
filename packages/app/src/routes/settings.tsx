import { useSettingsText } from '@dropwatt/ui'
import type { ComponentType } from 'react'
import type { SettingsSlug } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'

interface SettingsProps {
  slug: SettingsSlug
  page: ComponentType
}

/** One settings page. */
export function Settings({ slug, page: Page }: SettingsProps) {
  usePageTitle(useSettingsText(slug).label)
  return <Page />
}
