import { useSettingsText } from '@dropwatt/ui'
import type { SettingsSlug } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'

/** One settings page. */
export function Settings({ slug }: { slug: SettingsSlug }) {
  const { label } = useSettingsText(slug)
  usePageTitle(label)
  return <h1>{label}</h1>
}
