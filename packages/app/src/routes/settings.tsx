import { useSettingsText } from '@dropwatt/ui'
import { SettingsPage } from '@dropwatt/ui/pages'
import type { SettingsSlug } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

/** One settings page. */
export function Settings({ slug }: { slug: SettingsSlug }) {
  usePageTitle(useSettingsText(slug).label)
  return <SettingsPage slug={slug} {...usePreferences()} />
}
