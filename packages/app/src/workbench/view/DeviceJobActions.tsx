import { IconButton, type Job } from '@dropwatt/ui'
import { DownloadIcon, RedoIcon, UndoIcon } from '@dropwatt/ui/icons'
import { useCallback, type ReactNode } from 'react'
import type { Bench } from '../store/Bench.ts'
import { BenchTextsProvider, useBenchTexts } from './BenchTextsProvider.tsx'
import { useAccountState } from './useBench.ts'
import { placeOf, type JobPlace } from './useDeviceJobs.ts'
import { useJobNames } from './useJobNames.ts'

/** Returns a function that renders the buttons of a job on this device, and nothing for other jobs. */
export function useDeviceJobActions(bench: Bench): (job: Job) => ReactNode {
  return useCallback(
    (job) => {
      const place = placeOf(job)
      return (
        place && (
          <BenchTextsProvider>
            <DeviceJobActions bench={bench} place={place} />
          </BenchTextsProvider>
        )
      )
    },
    [bench],
  )
}

/** Undoes a job or applies it again, and downloads its file, which is opened first if it is not. */
function DeviceJobActions({ bench, place }: { bench: Bench; place: JobPlace }) {
  const { files, jobs } = useAccountState(bench.account)
  const { texts } = useBenchTexts()
  const nameOf = useJobNames()
  const file = files.find(({ id }) => id === place.file)
  const job = jobs.get(place.file)?.find(({ id }) => id === place.job)
  if (!file || !job) return null
  const { download, undo, redo } = texts.commands
  const isUndone = job.state === 'undone'

  async function change() {
    await bench.openSaved(place.file, { takesFocus: false })
    await (isUndone ? bench.redo(place.job) : bench.undo(place.job))
  }

  async function askDownload() {
    await bench.openSaved(place.file, { takesFocus: false })
    bench.ask({ kind: 'download' })
  }

  return (
    <>
      <IconButton
        label={(isUndone ? redo : undo)(nameOf(job))}
        icon={isUndone ? <RedoIcon /> : <UndoIcon />}
        onClick={() => void change()}
      />
      <IconButton
        label={download(file.name)}
        icon={<DownloadIcon />}
        onClick={() => void askDownload()}
      />
    </>
  )
}
