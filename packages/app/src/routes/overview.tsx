import { JobTable } from '@dropwatt/ui'
import { DashboardOverviewPage } from '@dropwatt/ui/pages'
import { useFirstSteps, useOverviewFiles } from '@dropwatt/workbench'
import { paths } from '../paths.ts'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useRequestedPage } from '../wiring/requestedPage.ts'
import { useJobView } from '../wiring/useJobView.ts'
import { pathOf } from '../wiring/useAuthCallback.ts'

export { JobTable }

export function Component() {
  const { titles } = useTexts()
  const { requested, forget } = useRequestedPage()
  return (
    <DashboardOverviewPage
      {...useJobView()}
      {...useOverviewFiles()}
      {...useFirstSteps()}
      requestedPage={
        requested === undefined
          ? undefined
          : {
              href: requested,
              // The only protected page without a label in the navigation.
              label: pathOf(requested) === paths.paymentSuccess ? titles.paymentSuccess : undefined,
            }
      }
      onRequestedPageDone={forget}
    />
  )
}
