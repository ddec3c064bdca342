import { AffiliatePage } from '@dropwatt/ui/pages'
import { paths } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'

export function Component() {
  usePageTitle(paths.affiliate)
  return <AffiliatePage />
}
