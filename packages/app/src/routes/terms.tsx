import { TermsPage } from '@dropwatt/ui/pages'
import { useSite } from '../wiring/useSite.ts'

export function Component() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <TermsPage {...useSite()} />
    </>
  )
}
