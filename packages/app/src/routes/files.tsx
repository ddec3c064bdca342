import { LoadingScreen } from '@dropwatt/ui'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useTitle } from '../wiring/usePageTitle.ts'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useModule } from '../../../workbench/src/react/useModule.ts'

const load = () =>
  import('../../../workbench/src/react/views.ts').then((views) => views.loadFilesRoute())

// From the overview, which would be larger if the table were in a file of its own.
const loadTable = () => import('./overview.tsx')

const views: Readonly<Partial<Record<string, 'jobs' | 'recipes' | 'memory'>>> = {
  [paths.fileJobs]: 'jobs',
  [paths.recipes]: 'recipes',
  [paths.memory]: 'memory',
}

/** The files, jobs, recipes and translations on this device. */
export function Component() {
  const { titles } = useTexts()
  const { pathname } = useLocation()
  const view = views[pathname] ?? 'files'
  useTitle(titles[view])
  const page = useModule(load, true)
  const table = useModule(loadTable, view === 'jobs')
  if (!page) return <LoadingScreen within />
  return <page.FilesRoute view={view} table={table?.JobTable} />
}
