import { ComparisonDialog, type ComparedFile, type ComparisonResult } from '@dropwatt/ui/workbench'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Bench } from '../../core/store/Bench.ts'
import { Comparing, exportedAt, type ComparingState } from '../../core/store/Comparing.ts'
import type { Session } from '../../core/store/Session.ts'
import { countJobs, recentFiles } from './facts.ts'
import type { SavedState } from '../../core/store/Account.ts'
import { useComparisonDownload } from './useComparisonDownload.ts'

interface CompareFilesProps {
  bench: Bench
  session: Session
  /** The file to compare with, if it is known. */
  source: File | undefined
}

/** Compares the open file with another one that the member chooses. */
export function CompareFiles({ bench, session, source }: CompareFilesProps) {
  const { account } = bench
  const saved = useStore(
    account.state,
    useShallow(({ files, jobs }) => ({ files, jobs })),
  )
  const file = useStore(session.state, (state) => state.file)
  const status = useStore(session.state, (state) => state.status)
  const [comparing] = useState(() => new Comparing(session, account))
  const state = useStore(comparing.state)
  const list = useComparisonDownload(comparing)
  const { reading, refused } = state

  useEffect(() => {
    if (source) void comparing.chooseFile(source)
    return () => comparing.close()
  }, [comparing, source])

  const openFile: ComparedFile = {
    name: file.name,
    at: exportedAt(file),
    jobs: countJobs(status.jobs),
    isOpen: true,
    ...(file.store && { store: file.store }),
  }

  return (
    <ComparisonDialog
      open
      onOpenChange={() => bench.dialogs.close()}
      name={file.name}
      zone={{
        onFiles: ([chosen]) => void (chosen && comparing.chooseFile(chosen)),
        onCancel: () => comparing.reset(),
        ...(reading && {
          reading: {
            name: state.other?.name ?? '',
            doneBytes: reading.done,
            totalBytes: reading.total,
          },
        }),
        ...(refused && { problem: refused }),
      }}
      recent={recentFiles(saved, file.id)}
      onChoose={(id) => {
        const chosen = saved.files.find((each) => each.id === id)
        if (chosen) void comparing.chooseSaved(chosen)
      }}
      result={resultOf(comparing, state, openFile, otherFile(state, saved))}
      comparing={state.isComparing}
      failed={state.hasFailed}
      onRetry={() => void comparing.retry()}
      onChooseAnother={() => comparing.reset()}
      onSwap={() => void comparing.swap()}
      onQueryChange={(changes) => void comparing.setQuery(changes)}
      {...list}
    />
  )
}

/** Describes the file that the open one is compared with. */
function otherFile(
  { other }: ComparingState,
  { jobs }: Pick<SavedState, 'jobs'>,
): ComparedFile | undefined {
  if (!other) return undefined
  const { name, at, saved } = other
  if (!saved) return { name, at }
  const { id, store } = saved
  return { name, at, jobs: countJobs(jobs.get(id)), ...(store && { store }) }
}

/** Puts what was found into the terms of the dialog. */
function resultOf(
  comparing: Comparing,
  { outcome, isOtherEarlier, query, rows, revision }: ComparingState,
  open: ComparedFile,
  other: ComparedFile | undefined,
): ComparisonResult | undefined {
  if (!outcome || !other) return undefined
  const { list, ...differences } = outcome
  const [earlier, later] = isOtherEarlier ? [other, open] : [open, other]
  return {
    ...differences,
    earlier,
    later,
    shownChanges: list.changedProducts,
    query,
    rowCount: list.count,
    rows: rows.row,
    revision,
    onRange: comparing.readRows,
  }
}
