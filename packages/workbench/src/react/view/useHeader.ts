import type { WorkbenchProps } from '@dropwatt/ui/workbench'
import { useMemo, type RefObject } from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useFromStore } from '../live/useFromStore.ts'
import { useShownFile } from '../live/useShownFile.ts'
import type { UpdateOffer } from '../live/useUpdateStore.ts'
import { saveBlob } from '../../core/saveBlob.ts'
import type { useBenchView } from './useBenchView.ts'

/** Returns what the header of the file shows; the same object until something of it changes. */
export function useHeader(
  bench: Bench,
  session: Session,
  headingRef: RefObject<HTMLHeadingElement | null>,
  { view, change }: ReturnType<typeof useBenchView>,
  update?: UpdateOffer,
): WorkbenchProps['header'] {
  const file = useStore(session.state, (state) => state.file)
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const undoable = useStore(session.state, ({ status }) => status.undoable)
  const redoable = useStore(session.state, ({ status }) => status.redoable)
  const { texts } = useBenchTexts()
  const onFromStore = useFromStore(file.kind)
  const { isFull } = view
  const shown = useShownFile(file)
  const onUndoInStore = update?.undo
  const onUpdateStore = update?.offReason === undefined ? update?.ask : undefined
  return useMemo(
    () => ({
      file: shown,
      headingRef,
      canUndo: canEdit && undoable !== undefined,
      canRedo: canEdit && redoable !== undefined,
      ...(!canEdit && { locked: texts.off.viewOnly }),
      onUndo: () => void (undoable !== undefined && bench.dialogs.undo(undoable)),
      onRedo: () => void (redoable !== undefined && session.jobs.redo(redoable)),
      onDownload: () => bench.dialogs.ask({ kind: 'download' }),
      onUpdateStore,
      onUndoInStore,
      onFromStore,
      onOpenAnother: () => bench.dialogs.ask({ kind: 'open' }),
      onCompare: () => bench.dialogs.ask({ kind: 'compare' }),
      // A live file is told apart by its store.
      ...(file.live
        ? canEdit && { onReadAgain: () => bench.dialogs.ask({ kind: 'read-again' }) }
        : { onStoreLabel: () => bench.dialogs.ask({ kind: 'label', file }) }),
      onDownloadOriginal: () => saveBlob(session.saver.source, file.name),
      onRemove: () => bench.dialogs.ask({ kind: 'remove', file }),
      isExpanded: isFull,
      onExpandedChange: (isExpanded: boolean) => change({ isFull: isExpanded ? '1' : undefined }),
    }),
    [
      bench,
      session,
      headingRef,
      change,
      file,
      shown,
      canEdit,
      undoable,
      redoable,
      isFull,
      texts,
      onUpdateStore,
      onUndoInStore,
      onFromStore,
    ],
  )
}
