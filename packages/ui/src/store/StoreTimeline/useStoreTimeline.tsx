'use client'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import {
  CheckIcon,
  ClockIcon,
  NeverIcon,
  PauseIcon,
  RenewIcon,
  UndoIcon,
  WarningIcon,
  type Icon,
} from '../../icons/index.js'
import type { TimelineStore } from '../../workbench/JobTimeline/TimelineStore.types.js'
import { liveFileStrings } from '../../workbench/LiveFile/index.js'
import { offBecause } from '../../workbench/offBecause.js'
import { useFigures } from '../../workbench/useFigures.js'
import { storeJobStrings } from '../storeJob.strings.js'
import type { StoreJob } from '../storeJob.types.js'
import { canUndo, hasEnded } from '../StoreJobNotice/restOf.js'
import { storeJobResultsStrings } from '../StoreJobResults/StoreJobResults.strings.js'
import { usePauseTitle, useStoreJobWords } from '../useStoreJobWords.js'
import { storeTimelineStrings } from './StoreTimeline.strings.js'

export interface StoreTimelineOptions {
  /** Name of the store. */
  readonly store: string
  /** The jobs that write the file to the store, in any order. */
  readonly jobs: readonly StoreJob[]
  /** Number of products that were read. */
  readonly products: number
  /** Number of variants that were read. @default not said */
  readonly variants?: number | undefined
  /** Returns the buttons of a job, such as `StoreTimelineButtons`. */
  readonly renderActions: (job: StoreJob) => ReactNode
  /** Reads the store again. @default no button */
  readonly onReadAgain?: (() => void) | undefined
  /** Reason why it cannot be read again now, as a sentence. @default it can */
  readonly locked?: string | undefined
}

/** Returns what the history of a live file shows of its store, for `store` of `JobTimeline`. */
export function useStoreTimeline({
  store,
  jobs,
  products,
  variants,
  renderActions,
  onReadAgain,
  locked,
}: StoreTimelineOptions): TimelineStore {
  const strings = useStrings(storeTimelineStrings)
  const words = useStrings(storeJobStrings)
  const results = useStrings(storeJobResultsStrings)
  const live = useStrings(liveFileStrings)
  const pauseTitle = usePauseTitle()
  const { count } = useFigures()
  const dates = new Intl.DateTimeFormat(useLocale(), { day: 'numeric', month: 'long' })

  function effectOf({ kind, state, counters, counts, values, products: planned }: StoreJob) {
    const { written } = counters
    if (!hasEnded({ state })) return strings.planned(count(values), values, count(planned), planned)
    if (kind === 'update') return results.written(count(written), count(values), values, written)
    const wentBack = strings.wentBack(count(written), written)
    const { conflict } = counts
    return conflict > 0 ? `${wentBack}, ${strings.stay(count(conflict), conflict)}` : wentBack
  }

  function textOf(job: StoreJob): string {
    const effect = effectOf(job)
    if (job.state === 'paused') return `${effect}. ${pauseTitle(job)}.`
    return job.undoUntil !== undefined && canUndo(job)
      ? `${effect}. ${strings.undoUntil(dates.format(new Date(job.undoUntil)))}.`
      : effect
  }

  const contents = [strings.contents(count(products), products)]
  if (variants !== undefined) contents.push(live.variants(count(variants), variants))

  return {
    lede: strings.lede,
    jobs: jobs.map((job) => ({
      id: job.id,
      at: Date.parse(job.startedAt),
      name: strings.job(words[job.kind], job.store),
      text: textOf(job),
      state: <StateBadge job={job} />,
      counts: job.counters.written > 0 && !job.isUndone,
      actions: renderActions(job),
    })),
    read: {
      name: strings.read(store),
      text: contents.join(', '),
      actions: onReadAgain && (
        <Button
          size="sm"
          variant="ghost"
          leading={<RenewIcon />}
          onClick={onReadAgain}
          {...offBecause(locked)}
        >
          {words.readAgain}
        </Button>
      ),
    },
    inStore: strings.inStore,
    undoHint: strings.undoHint,
  }
}

interface Look {
  readonly tone: BadgeTone
  readonly icon: Icon
}

const looks: Readonly<Partial<Record<StoreJob['state'], Look>>> = {
  queued: { tone: 'neutral', icon: ClockIcon },
  done: { tone: 'success', icon: CheckIcon },
  paused: { tone: 'warning', icon: PauseIcon },
  cancelled: { tone: 'neutral', icon: NeverIcon },
  failed: { tone: 'danger', icon: WarningIcon },
}

function lookOf({ state, counts, isUndone }: StoreJob): Look | undefined {
  if (isUndone) return { tone: 'neutral', icon: UndoIcon }
  if (state === 'done' && counts.conflict > 0) return { tone: 'warning', icon: WarningIcon }
  return looks[state]
}

function StateBadge({ job }: { job: StoreJob }) {
  const wordOf = useStoreJobWords()
  const look = lookOf(job)
  if (!look) {
    return (
      <Badge tone="warning" running>
        {wordOf(job)}
      </Badge>
    )
  }
  const { tone, icon: Sign } = look
  return (
    <Badge tone={tone} icon={<Sign aria-hidden="true" />}>
      {wordOf(job)}
    </Badge>
  )
}
