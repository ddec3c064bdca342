import type { ReactNode } from 'react'
import type { Crumb } from '../../components/Breadcrumb/index.js'
import type { FileListProps } from '../FileList/index.js'
import type { SharedComputerProps } from '../SharedComputer/index.js'
import type { StorageMeterProps } from '../StorageMeter/index.js'

export const filesViews = ['files', 'jobs', 'recipes', 'memory'] as const

/** A view of what is saved on this device. */
export type FilesView = (typeof filesViews)[number]

export interface FilesPageProps {
  /** The selected view. */
  view: FilesView
  /** Called with the selected view. */
  onViewChange: (view: FilesView) => void
  /** The saved files. */
  list: FileListProps
  /** Number of jobs, shown on the tab. @default no count */
  jobCount?: number
  /** The jobs of all files. */
  jobs: ReactNode
  /** Number of recipes, shown on the tab. @default no count */
  recipeCount?: number
  /** The recipes. */
  recipes: ReactNode
  /** Number of terms and saved translations, shown on the tab. @default no count */
  memoryCount?: number
  /** The glossary and the saved translations. */
  memory: ReactNode
  /** Chooses a file to open. @default no Open a file button */
  onOpenFile?: () => void
  /** The storage of this device. */
  storage: StorageMeterProps
  /** The settings for a shared computer. */
  shared: SharedComputerProps
  /** Address of the guide. @default no link */
  guideHref?: string
  /** Base path of the dashboard, for links to automations. @default '/dashboard' */
  basePath?: string
  /** The levels above the page. @default none */
  breadcrumb?: readonly Crumb[]
  /** Important news: `Notice` elements, above the list. @default none */
  notices?: ReactNode
}
