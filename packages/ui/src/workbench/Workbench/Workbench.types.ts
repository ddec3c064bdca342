import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { TabTone } from '../../components/Tabs/index.js'
import type { Icon } from '../../icons/index.js'
import type { FileHeaderProps } from '../FileHeader/index.js'

export const workbenchViews = [
  'changes',
  'check',
  'history',
  'images',
  'review',
  'columns',
  'products',
  'costs',
  'margins',
  'compare',
  'glossary',
  'memory',
] as const

/** A view of the open file, and its tab. */
export type WorkbenchView = (typeof workbenchViews)[number]

export interface WorkbenchTab {
  readonly view: WorkbenchView
  /** Shown beside the name. @default no count */
  readonly count?: number
  /** `danger` what blocks, `warning` what needs review. @default 'neutral' */
  readonly tone?: TabTone
  readonly content: ReactNode
}

/** A notice above the tabs. */
export interface WorkbenchNotice {
  readonly id: string
  /** A `Notice`. */
  readonly content: ReactNode
}

/** A key and what it does, beside the main button. */
export interface KeyHint {
  readonly keys: string
  readonly label: string
}

export interface WorkbenchFooter {
  /** Shown for fine pointers only, where the options are beside the preview and no `offReason` needs the room. @default none */
  readonly hints?: readonly KeyHint[]
  /** Number of excluded products or images; not shown at 0. @default 0 */
  readonly excluded?: number
  /** Says that the preview shows columns of the store that are never written; not on phones. @default false */
  readonly hasReadOnly?: boolean
  /** A button beside the main one, hidden on phones: offer its action in the file menu too. */
  readonly secondary?: ReactNode
  /** The main button, `neon`, with its count in its label. */
  readonly main: ReactNode
  /** Reason why the main button is off, as a sentence; its `offBecause` says the same. @default nothing */
  readonly offReason?: string | undefined
}

export interface WorkbenchProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The open file and its actions. */
  header: FileHeaderProps
  /** Important news, newest first; two are shown, the others on request. @default none */
  notices?: readonly WorkbenchNotice[]
  /** The views, in order. */
  tabs: readonly WorkbenchTab[]
  /** The selected view. */
  view: WorkbenchView
  /** Called with the selected view. */
  onViewChange: (view: WorkbenchView) => void
  /** Options beside a view. @default none, the view has the whole width */
  options?: ReactNode
  /** The view that the options are beside. @default the first */
  optionsView?: WorkbenchView
  /** Effect of the options, shown below them where they open over the view. */
  summary?: ReactNode
  /** Makes the options wider, for pictures. @default false */
  hasPictures?: boolean
  /** Icon on the wire between options and preview. */
  icon: Icon
  /** Lights the wire: the preview shows exactly the result of the options. @default false */
  isLit?: boolean
  /** The bar at the bottom. @default none */
  footer?: WorkbenchFooter
  /** Name of an optional service that receives texts or images. @default none, the data stays on this device */
  service?: string
  /** Content that the service receives. @default 'texts' */
  sends?: 'texts' | 'images'
  /** Announced politely when it changes. */
  announcement?: string
  /** Announced at once when it changes; for errors. */
  alert?: string
}
