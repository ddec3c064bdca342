import { TermsPage } from '@dropwatt/ui/pages'
import { paths } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'
import { useSite } from '../wiring/useSite.ts'

export function Component() {
  usePageTitle(paths.terms)
  return (
    <>
      <meta name="robots" content="noindex" />
      <TermsPage {...useSite()} />
    </>
  )
}
