import { NotFoundPage } from '@dropwatt/ui/pages'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useTitle } from '../wiring/usePageTitle.ts'
import { useSite } from '../wiring/useSite.ts'

export function Component() {
  useTitle(useTexts().titles.notFound)
  return <NotFoundPage {...useSite()} />
}
