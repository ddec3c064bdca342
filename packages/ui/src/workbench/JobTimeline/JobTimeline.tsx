'use client'
import { forwardRef, useId, useState } from 'react'
import { Badge, type BadgeTone } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  CheckIcon,
  CloseIcon,
  DownloadIcon,
  PauseIcon,
  RecipeIcon,
  RedoIcon,
  RunIcon,
  UndoIcon,
  WarningIcon,
  type Icon,
} from '../../icons/index.js'
import { useFigures } from '../useFigures.js'
import { offBecause } from '../offBecause.js'
import { jobTimelineStrings } from './JobTimeline.strings.js'
import { StyledEntries, StyledHead, StyledJobTimeline } from './JobTimeline.styles.js'
import type { JobTimelineProps, TimelineJob, TimelineState } from './JobTimeline.types.js'
import type { TimelineStore, TimelineStoreJob } from './TimelineStore.types.js'
import { hintIdOf, TimelineEntry } from './TimelineEntry.js'
import { useJobTime } from './useJobTime.js'

interface Look {
  readonly tone: BadgeTone
  readonly icon: Icon
}

const looks: Readonly<Record<TimelineState, Look>> = {
  applied: { tone: 'success', icon: CheckIcon },
  undone: { tone: 'neutral', icon: UndoIcon },
  'partly-undone': { tone: 'warning', icon: UndoIcon },
  cancelled: { tone: 'neutral', icon: CloseIcon },
  paused: { tone: 'neutral', icon: PauseIcon },
}

function counts({ state }: TimelineJob): boolean {
  return state === 'applied' || state === 'partly-undone'
}

function isOfStore(job: TimelineJob | TimelineStoreJob): job is TimelineStoreJob {
  return 'counts' in job
}

/** Lists the jobs on a file, newest first, down to the file as it was opened. */
export const JobTimeline = forwardRef<HTMLElement, JobTimelineProps>(function JobTimeline(
  {
    jobs,
    opened,
    store,
    onUndo,
    onRedo,
    onResume,
    onUndoImport,
    onDownloadOriginal,
    onSaveRecipe,
    busyJob,
    headingLevel,
    locked,
    now: givenNow,
    ...native
  },
  ref,
) {
  const strings = useStrings(jobTimelineStrings)
  const { count, bytes } = useFigures()
  const [firstNow] = useState(() => Date.now())
  const timeOf = useJobTime(givenNow ?? firstNow)
  const id = useId()
  const openedText =
    opened.images === undefined
      ? strings.openedText(count(opened.rows), opened.rows, bytes(opened.bytes))
      : strings.openedImages(count(opened.images), opened.images, bytes(opened.bytes))
  const Heading = headingLevel && (`h${headingLevel}` as const)
  const headingId = `${id}-heading`
  // The steps of a recipe have the same time: the last one is the newest.
  const newest = [...jobs, ...(store?.jobs ?? [])]
    .toReversed()
    .toSorted((one, other) => other.at - one.at)

  function effectOf(job: TimelineJob): string {
    const { changedProducts, changedCells, images, addedProducts, excludedColumns = 0 } = job
    if (addedProducts !== undefined) return strings.added(count(addedProducts), addedProducts)
    if (images !== undefined) {
      return strings.changedImages(count(images), images)
    }
    return changedCells === 0 && excludedColumns > 0
      ? strings.excludedColumns(count(excludedColumns), excludedColumns)
      : strings.changed(count(changedProducts), changedProducts, count(changedCells), changedCells)
  }

  function byHandOf({ cellsByHand = 0 }: TimelineJob): string | undefined {
    return cellsByHand > 0 ? strings.byHand(count(cellsByHand)) : undefined
  }

  function excludedOf({ excludedCells = 0 }: TimelineJob): string | undefined {
    return excludedCells > 0 ? strings.excluded(count(excludedCells), excludedCells) : undefined
  }

  function stoppedOf({ stoppedCells = 0 }: TimelineJob): string | undefined {
    return stoppedCells > 0 ? strings.stopped(count(stoppedCells), stoppedCells) : undefined
  }

  return (
    <StyledJobTimeline
      ref={ref}
      {...(Heading ? { 'aria-labelledby': headingId } : { 'aria-label': strings.history })}
      {...native}
    >
      <StyledHead data-named={Heading ? '' : undefined}>
        {Heading && <Heading id={headingId}>{strings.jobs}</Heading>}
        <p>{store?.lede ?? (opened.images === undefined ? strings.lede : strings.ledeImages)}</p>
        {onSaveRecipe && jobs.length > 0 && (
          <Button variant="outline" leading={<RecipeIcon />} onClick={() => onSaveRecipe()}>
            {strings.saveRecipe}
          </Button>
        )}
      </StyledHead>
      <StyledEntries role="list">
        {newest.map((job) => {
          const nameId = `${id}-${job.id}`
          const { name, at } = job
          const entry = { name, nameId, at, time: timeOf(at) }
          return isOfStore(job) ? (
            <TimelineEntry
              {...entry}
              key={job.id}
              isLit={job.counts}
              sign={job.counts ? CheckIcon : undefined}
              place="store"
              texts={[job.text]}
              state={job.state}
            >
              {job.actions}
            </TimelineEntry>
          ) : (
            <TimelineEntry
              {...entry}
              key={job.id}
              isLit={counts(job)}
              sign={counts(job) ? CheckIcon : looks[job.state].icon}
              place={store && 'file'}
              texts={[
                [job.automation, effectOf(job), byHandOf(job), excludedOf(job), stoppedOf(job)]
                  .filter((part) => part !== undefined)
                  .join(' · '),
                job.detail,
              ]}
              hint={hintOf(job)}
              state={stateOf(job)}
            >
              {wayOf(job, nameId)}
            </TimelineEntry>
          )
        })}
        <TimelineEntry
          {...(store && { isLit: true, sign: CheckIcon, place: 'store' })}
          nameId={`${id}-opened`}
          name={
            store?.read.name ??
            (opened.from === undefined
              ? strings.opened(opened.name)
              : strings.imported(opened.from))
          }
          texts={[store?.read.text ?? openedText]}
          at={opened.at}
          time={timeOf(opened.at)}
        >
          {store?.read.actions}
          {onUndoImport && opened.from !== undefined && (
            <Button
              size="sm"
              variant="ghost"
              leading={<UndoIcon />}
              aria-label={strings.undoImport(opened.from)}
              onClick={() => onUndoImport()}
              {...offBecause(locked)}
            >
              {strings.undo}
            </Button>
          )}
          {onDownloadOriginal && (
            <Button
              size="sm"
              variant="ghost"
              leading={<DownloadIcon />}
              onClick={() => onDownloadOriginal()}
            >
              {strings.downloadOriginal}
            </Button>
          )}
        </TimelineEntry>
      </StyledEntries>
    </StyledJobTimeline>
  )

  /** Returns the store, if it has what a job did. */
  function storeOf({ state, isInStore }: TimelineJob): TimelineStore | undefined {
    return isInStore === true && state === 'applied' ? store : undefined
  }

  function hintOf(job: TimelineJob): string | undefined {
    return onUndo && storeOf(job)?.undoHint
  }

  function stateOf(job: TimelineJob) {
    const { tone, icon: Sign } = looks[job.state]
    const isChangedLater = job.hasLaterChanges === true && counts(job)
    const inStore = storeOf(job)?.inStore
    return (
      <>
        {(inStore !== undefined || !(isChangedLater && job.state === 'applied')) && (
          <Badge tone={tone} icon={<Sign aria-hidden="true" />}>
            {inStore ?? strings[job.state]}
          </Badge>
        )}
        {isChangedLater && (
          <Badge tone="warning" icon={<WarningIcon aria-hidden="true" />}>
            {strings.laterChanges}
          </Badge>
        )}
      </>
    )
  }

  function wayOf(entry: TimelineJob, nameId: string) {
    const { id: job, state, images, addedProducts, hasLaterChanges } = entry
    // A later job on images has worked on the results of this one.
    const isWhole = images !== undefined || addedProducts !== undefined
    if (isWhole && hasLaterChanges) return null
    const way = {
      applied: { press: onUndo, label: strings.undo, Sign: UndoIcon },
      'partly-undone': { press: onRedo, label: strings.redo, Sign: RedoIcon },
      undone: { press: onRedo, label: strings.redo, Sign: RedoIcon },
      paused: { press: onResume, label: strings.resume, Sign: RunIcon },
      cancelled: undefined,
    }[state]
    const press = way?.press
    if (!way || !press) return null
    const { label, Sign } = way
    const reason = locked ?? (busyJob === undefined ? undefined : strings.waits)
    return (
      <Button
        size="sm"
        variant="ghost"
        leading={<Sign />}
        aria-describedby={hintOf(entry) === undefined ? nameId : `${nameId} ${hintIdOf(nameId)}`}
        busy={busyJob === job}
        onClick={() => press(job)}
        {...(busyJob !== job && offBecause(reason))}
      >
        {label}
      </Button>
    )
  }
})
