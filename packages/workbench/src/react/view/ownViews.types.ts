import type { WorkbenchView } from '@dropwatt/ui/workbench'
import type { ComponentType } from 'react'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import type { useBenchView } from './useBenchView.ts'

/** Props of a view that only some automations have. */
export interface OwnViewProps {
  readonly bench: Bench
  readonly session: Session
  readonly address: ReturnType<typeof useBenchView>
  /** Shows the first view, and moves focus to its list once it shows the result of the options. */
  readonly onShowChanges: () => void
}

/** Views by their names. */
export type OwnViews = Readonly<Partial<Record<WorkbenchView, ComponentType<OwnViewProps>>>>
