import { Guide } from '@dropwatt/workbench'
import { paths } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'

/** The guide to working on files. */
export function Component() {
  usePageTitle(paths.filesGuide)
  return <Guide />
}
