import { Button, IconButton, useKeptFocus, type IconButtonProps, type Job } from '@dropwatt/ui'
import { ArrowRightIcon, CloseIcon, DownloadIcon, RedoIcon, UndoIcon } from '@dropwatt/ui/icons'
import { offBecause } from '@dropwatt/ui/workbench'
import { useCallback, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { recipeAddress } from '../recipeAddress.ts'
import { useHost, type HostPaths } from '../WorkbenchHost.tsx'
import type { JobDescription } from '../../core/engine/packing.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { applyingOf, type Applying } from '../../core/store/SessionState.ts'
import { BenchTextsProvider, useBenchTexts } from './BenchTextsProvider.tsx'
import { useOpenPart } from './useOpenPart.ts'
import { placeOf, useListedFiles, type JobPlace } from './useDeviceJobs.ts'

/** Returns a function that renders the buttons of a job on this device, and nothing for other jobs. */
export function useDeviceJobActions(bench: Bench): (job: Job) => ReactNode {
  return useCallback(
    (job) => {
      const place = placeOf(job)
      return (
        place && (
          <BenchTextsProvider>
            <DeviceJobActions bench={bench} place={place} name={job.name} />
          </BenchTextsProvider>
        )
      )
    },
    [bench],
  )
}

interface DeviceJobActionsProps {
  bench: Bench
  place: JobPlace
  name: string
}

/**
 * Cancels a job that is being applied, and links to its page. Once it is applied, undoes it or applies
 * it again, and downloads its file, which is opened first if it is not.
 */
function DeviceJobActions({ bench, place, name }: DeviceJobActionsProps) {
  const session = useStore(bench.state, (state) => state.session)
  const images = useStore(bench.state, (state) => state.images)
  const setRuns = useOpenPart(images, ({ progress }) => progress?.job)
  const setEdits = useOpenPart(images, (state) => state.canEdit)
  const file = useListedFiles(bench).find(({ id }) => id === place.file)
  const canEdit = useOpenPart(session, (state) => state.canEdit)
  const running = useOpenPart(session, ({ work }) => applyingOf(work))
  const ended = useOpenPart(session, (state) => state.ended?.applying)
  const { commands, off } = useBenchTexts().texts
  const { paths } = useHost()
  if (!file) return null
  const job = file.jobs.find(({ id }) => id === place.job)
  const applying = [running, ended].find((each) => each?.id === place.job)
  const isUndone = job?.state === 'undone'
  const isOpen = session?.file.id === place.file
  const isOfSet = job !== undefined && 'status' in job
  const isOpenSet = images?.id === place.file
  const isBusy = running !== undefined && running !== applying
  const locked = !canEdit ? off.viewOnly : isBusy ? off.working : undefined
  const setLocked = !setEdits ? off.setViewOnly : setRuns !== undefined ? off.working : undefined
  const isNext = !isOpenSet || canTurn(file.jobs, place.job)
  const reason =
    (isOpenSet ? setLocked : isOpen ? locked : undefined) ?? (isNext ? undefined : off.setOrder)

  async function change() {
    if (!(await bench.opening.openSaved(place.file, { takesFocus: false }))) return
    const { session: opened, images: set } = bench.state.getState()
    if (isOfSet) await (isUndone ? set?.decisions.redo(place.job) : set?.decisions.undo(place.job))
    else await (isUndone ? opened?.jobs.redo(place.job) : bench.dialogs.undo(place.job))
  }

  async function askDownload() {
    if (!(await bench.opening.openSaved(place.file, { takesFocus: false }))) return
    const set = isOfSet ? bench.state.getState().images : undefined
    if (set) await set.zip.save()
    else bench.dialogs.ask({ kind: 'download' })
  }

  if (isOpenSet && setRuns === place.job) {
    return (
      <Action
        key="change"
        label={commands.cancel(name)}
        icon={<CloseIcon />}
        onClick={() => void images?.jobs.cancel()}
      />
    )
  }
  return (
    <>
      {job && (
        <Action
          key="change"
          label={(isUndone ? commands.redo : commands.undo)(name)}
          icon={isUndone ? <RedoIcon /> : <UndoIcon />}
          onClick={() => void change()}
          {...offBecause(reason)}
        />
      )}
      {!job && running && running === applying && (
        <Action
          key="change"
          label={commands.cancel(name)}
          icon={<CloseIcon />}
          busy={running.isCancelling}
          onClick={() => void session?.jobs.cancel()}
        />
      )}
      {job && (
        <Action
          key="download"
          label={commands.download(file.label)}
          icon={<DownloadIcon />}
          onClick={() => void askDownload()}
        />
      )}
      {!job && applying && <OpenPage href={pageOf(paths, applying)} label={commands.open(name)} />}
    </>
  )
}

/** Whether a job of a set of images is the newest active one, or the first of those that were undone. */
function canTurn(jobs: readonly JobDescription[], id: string): boolean {
  const last = jobs.findLastIndex(({ state }) => state !== 'undone')
  return jobs[last]?.id === id || jobs[last + 1]?.id === id
}

function pageOf(paths: HostPaths, applying: Applying): string {
  return applying.kind === 'recipe'
    ? recipeAddress(paths, applying.savedAs)
    : paths.automation(applying.slug)
}

/** A button that hands its focus on when it goes. */
function Action(props: IconButtonProps) {
  return <IconButton ref={useKeptFocus<HTMLButtonElement>()} {...props} />
}

/** Leads to where a job is shown. */
function OpenPage({ href, label }: { href: string; label: string }) {
  const ref = useKeptFocus<HTMLAnchorElement>()
  return (
    <Button ref={ref} href={href} variant="ghost" size="icon" aria-label={label} title={label}>
      <ArrowRightIcon />
    </Button>
  )
}
