import type { OwnViews } from '../ownViews.types.ts'
import { CompareTab } from './CompareTab.tsx'
import { MarginsTab } from './MarginsTab.tsx'

/** The views of COGS Monitor beside its list of changes. */
export const ownViews: OwnViews = { margins: MarginsTab, compare: CompareTab }
