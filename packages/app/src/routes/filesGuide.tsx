import { LoadingScreen } from '@dropwatt/ui'
import { paths } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'
import { useModule } from '../../../workbench/src/react/useModule.ts'

const load = () =>
  import('../../../workbench/src/react/views.ts').then((views) => views.loadGuide())

/** The guide to working on files. */
export function Component() {
  usePageTitle(paths.filesGuide)
  const page = useModule(load, true)
  return page ? <page.GuideView /> : <LoadingScreen within />
}
