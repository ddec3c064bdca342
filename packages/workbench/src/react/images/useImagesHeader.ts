import type { WorkbenchProps } from '@dropwatt/ui/workbench'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { currentJob } from '../../core/images/store/phaseOf.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { factsOf } from '../view/facts.ts'
import type { useBenchView } from '../view/useBenchView.ts'
import type { useLastImageJobs } from './useLastImageJobs.ts'
import { useSetFacts } from './useSetFacts.ts'

/** Returns what the header of the set shows. */
export function useImagesHeader(
  bench: Bench,
  set: ImageSet,
  headingRef: RefObject<HTMLHeadingElement | null>,
  { undoable, redoable, undo, redo }: ReturnType<typeof useLastImageJobs>,
  { view, change }: ReturnType<typeof useBenchView>,
): WorkbenchProps['header'] {
  const { isFull } = view
  const file = useStore(set.state, (state) => state.file)
  const hasJobs = useStore(set.state, ({ jobs }) => currentJob(jobs) !== undefined)
  const isReady = useStore(set.state, ({ canEdit, intake }) => canEdit && intake === undefined)
  const images = useSetFacts(set)
  return {
    file: { ...factsOf(file), images },
    headingRef,
    canUndo: isReady && undoable !== undefined,
    canRedo: isReady && redoable !== undefined,
    onUndo: undo,
    onRedo: redo,
    ...(hasJobs && { onDownload: () => void set.zip.save() }),
    onOpenAnother: () => bench.dialogs.ask({ kind: 'open' }),
    onStoreLabel: () => bench.dialogs.ask({ kind: 'label', file }),
    onRemove: () => bench.dialogs.ask({ kind: 'remove', file }),
    isExpanded: isFull,
    onExpandedChange: (isExpanded: boolean) => change({ isFull: isExpanded ? '1' : undefined }),
  }
}
