import { Files } from '@dropwatt/workbench'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'

const views: Readonly<Partial<Record<string, 'jobs' | 'recipes' | 'memory'>>> = {
  [paths.fileJobs]: 'jobs',
  [paths.recipes]: 'recipes',
  [paths.memory]: 'memory',
}

// From the overview, which would be larger if the table were in a file of its own.
const loadJobTable = () => import('./overview.tsx')

/** The files, jobs, recipes and translations on this device. */
export function Component() {
  const { pathname } = useLocation()
  return <Files view={views[pathname] ?? 'files'} loadJobTable={loadJobTable} />
}
