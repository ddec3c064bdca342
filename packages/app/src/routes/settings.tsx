import { useSettingsText } from '@dropwatt/ui'
import type { ComponentType } from 'react'
import type { SettingsSlug } from '../paths.ts'
import { useTitle } from '../wiring/usePageTitle.ts'

/** Makes the route of one settings page. */
export function settings(slug: SettingsSlug, Page: ComponentType) {
  return function Settings() {
    useTitle(useSettingsText(slug).label)
    return <Page />
  }
}
