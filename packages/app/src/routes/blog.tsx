import { BlogPage } from '@dropwatt/ui/pages'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { usePageTitle } from '../wiring/usePageTitle.ts'
import { useSite } from '../wiring/useSite.ts'

export function Component() {
  usePageTitle(useTexts().titles.blog)
  return <BlogPage {...useSite()} />
}
