import { LoadingScreen } from '@dropwatt/ui'
import { loadViews } from './loadViews.ts'
import { useModule } from './useModule.ts'

const load = () => loadViews().then((views) => views.loadGuide())

/** The guide to working on files. */
export function Guide() {
  const page = useModule(load, true)
  return page ? <page.GuideView /> : <LoadingScreen within />
}
