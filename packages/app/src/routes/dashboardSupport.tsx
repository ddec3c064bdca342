import { SupportPage } from '@dropwatt/ui/pages'
import { paths } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'

export function Component() {
  usePageTitle(paths.dashboardSupport)
  return <SupportPage />
}
