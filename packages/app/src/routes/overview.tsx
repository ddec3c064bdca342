import { JobTable } from '@dropwatt/ui'
import { DashboardOverviewPage } from '@dropwatt/ui/pages'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useRequestedPage } from '../wiring/requestedPage.ts'
import { useJobView } from '../wiring/useJobView.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'
import { pathOf } from '../wiring/useAuthCallback.ts'
import { useModule } from '../../../workbench/src/react/useModule.ts'
import type { DeviceJobs } from '../../../workbench/src/react/view/OverviewFiles.tsx'
import { usePresence } from '../../../workbench/src/react/usePresence.ts'

export { JobTable }

const loadFiles = () =>
  import('../../../workbench/src/react/views.ts').then((views) => views.loadOverviewFiles())

export function Component() {
  const { titles } = useTexts()
  usePageTitle(paths.dashboard)
  const { requested, forget } = useRequestedPage()
  const { files = 0 } = usePresence()
  const [jobs, setJobs] = useState<DeviceJobs>()
  const panel = useModule(loadFiles, files > 0)
  return (
    <DashboardOverviewPage
      {...useJobView()}
      files={panel && <panel.OverviewFiles onJobs={setJobs} />}
      {...(jobs?.deviceJobs.length ? jobs : undefined)}
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
