import { useSettingsText } from '@dropwatt/ui'
import type { ComponentType } from 'react'
import type { SettingsSlug } from '../paths.ts'
import { useTitle } from '../wiring/usePageTitle.ts'

/** Creates the route component of a settings page. */
export function settings(slug: SettingsSlug, Page: ComponentType) {
  return function Settings() {
    useTitle(useSettingsText(slug).label)
    return <Page />
  }
}
