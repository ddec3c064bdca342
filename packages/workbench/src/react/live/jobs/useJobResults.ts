import { listAsCsv, listName } from '@dropwatt/automations'
import {
  listedStates,
  useStoreColumns,
  useStoreReport,
  type ChosenConflicts,
  type ConflictChoice,
  type StoreColumns,
  type StoreItemFilter,
  type StoreJob,
  type StoreJobItem,
  type StoreJobResultsProps,
} from '@dropwatt/ui/store'
import { useEffect, useMemo, useState } from 'react'
import { listFile } from '../../../core/engine/listFile.ts'
import { saveBlob } from '../../../core/saveBlob.ts'
import { readJobLine } from '../../../core/live/StoreClient.ts'
import { StoreFailed } from '../../../core/live/StoreFailed.ts'
import type { KnownJob } from '../../../core/live/update/StoreJobs.ts'
import { useStoreJobs } from '../useStoreJobs.ts'
import { asShownItem, outcomesOf, undoOf } from './shownJob.ts'
import { useJobLines, type UsedJobLines } from './useJobLines.ts'

/** Values of a job that are listed at once; of more, all others than those to review are listed when they are asked for. */
const fewValues = 10_000

/** Choices of a member: one for all conflicts, and those for some by their numbers. */
interface Choices {
  readonly all: ConflictChoice | undefined
  readonly own: ReadonlyMap<string, ConflictChoice>
}

const noChoices: Choices = { all: undefined, own: new Map() }

interface JobResults extends Pick<
  StoreJobResultsProps,
  'filter' | 'onFilterChange' | 'items' | 'onChoose' | 'onChooseAll' | 'chosen' | 'undo' | 'onRetry'
> {
  /** Starts the job that writes what was chosen. @throws {StoreFailed} */
  readonly write: () => Promise<KnownJob>
  /** Downloads all values with their outcomes. @throws {StoreFailed} */
  readonly download: () => Promise<void>
}

/** Returns the values of a job that rests, with what its member chooses for them. */
export function useJobResults(known: KnownJob, job: StoreJob): JobResults {
  const used = useStoreJobs()
  const read = useJobLines(known)
  const columns = useStoreColumns()
  const words = useStoreReport()
  const { counts, values, store } = job
  const [filter, setFilter] = useState<StoreItemFilter>(() =>
    needsReview(counts) || values > fewValues ? 'review' : 'all',
  )
  const [choices, setChoices] = useState(noChoices)
  const [now] = useState(Date.now)
  const lines = read?.lines
  const failure = read?.state.failure

  useEffect(() => {
    const wanted = listedStates(filter).filter((state) => counts[state] > 0)
    void lines?.want(wanted.map((state) => outcomesOf[state]))
  }, [lines, filter, counts])

  const items = useMemo(
    () => itemReader({ read, filter, counts, columns, choices }),
    [read, filter, counts, columns, choices],
  )

  async function write(): Promise<KnownJob> {
    if (!used || !lines) throw new StoreFailed('unexpected')
    await lines.want(['conflict'])
    const { failure: reason } = lines.state.getState()
    if (reason) throw reason
    const mine = lines
      .all('conflict')
      .filter(({ item }) => choiceOf(choices, String(item)) === 'mine')
      .map(({ item }) => item)
    return used.jobs.overwrite(known, mine)
  }

  async function download(): Promise<void> {
    if (!used) throw new StoreFailed('unexpected')
    const parts = [listAsCsv([words.header])]
    for await (const texts of used.jobs.lineTexts(known)) {
      const rows = texts.map((text) => words.cellsOf(asShownItem(readJobLine(text), columns)))
      parts.push(listAsCsv(rows))
    }
    saveBlob(listFile(...parts), listName('', store, words.fileName))
  }

  return {
    filter,
    onFilterChange: setFilter,
    items,
    onChoose: ({ id }, choice) =>
      setChoices(({ all, own }) => ({ all, own: new Map(own).set(id, choice) })),
    onChooseAll: (all) => setChoices({ all, own: new Map() }),
    chosen: chosenOf(choices, counts.conflict),
    undo: used && undoOf(known, used.state, now),
    ...(failure && { onRetry: () => void lines?.want([]) }),
    write,
    download,
  }
}

function needsReview(counts: StoreJob['counts']): boolean {
  return listedStates('review').some((state) => counts[state] > 0)
}

function choiceOf({ all, own }: Choices, id: string): ConflictChoice | undefined {
  return own.get(id) ?? all
}

function chosenOf({ all, own }: Choices, conflicts: number): ChosenConflicts {
  const chosen = { store: 0, mine: 0 }
  for (const choice of own.values()) chosen[choice] += 1
  if (all) chosen[all] += conflicts - own.size
  return chosen
}

interface ReaderOptions {
  readonly read: UsedJobLines | undefined
  readonly filter: StoreItemFilter
  readonly counts: StoreJob['counts']
  readonly columns: StoreColumns
  readonly choices: Choices
}

/** Returns a function that reads a listed value by its index; the same index gives the same object. */
function itemReader({ read, filter, counts, columns, choices }: ReaderOptions) {
  const states = listedStates(filter)
  const known = new Map<number, StoreJobItem>()

  function find(index: number): StoreJobItem | undefined {
    let place = index
    for (const state of states) {
      if (place >= counts[state]) {
        place -= counts[state]
        continue
      }
      const line = read?.lines.at(outcomesOf[state], place)
      if (!line) return undefined
      const item = asShownItem(line, columns)
      return { ...item, choice: choiceOf(choices, item.id) }
    }
    return undefined
  }

  return (index: number): StoreJobItem | undefined => {
    const item = known.get(index) ?? find(index)
    if (item) known.set(index, item)
    return item
  }
}
