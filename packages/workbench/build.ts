import { join } from 'node:path'

const views = join(import.meta.dirname, 'src/react/view')

/** The modules that pages load once their reader works on files. */
export const laterViews = {
  bench: join(views, 'AutomationBench.tsx'),
  chip: join(views, 'OpenFileChip.tsx'),
  dialogs: join(views, 'BenchDialogs.tsx'),
  files: join(views, 'FilesRoute.tsx'),
  firstContact: join(views, 'FirstContactCard.tsx'),
  overviewFiles: join(views, 'OverviewFiles.tsx'),
} as const

/** Returns whether a module is loaded to be used at once. */
export function isView(file: string): boolean {
  return file.startsWith(views)
}
