import { Button } from '@dropwatt/ui'
import { Notice } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import type { FileRecord } from '../../core/storage/records.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { writeCount } from '../writeCount.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { countJobs } from './facts.ts'

interface SameFileNoticeProps {
  bench: Bench
  /** The saved file. */
  file: FileRecord
  onDismiss: () => void
  /** Opens what was dropped all the same. */
  onCopy: () => void
}

/** Says that what was dropped is saved already. */
export function SameFileNotice({ bench, file, onDismiss, onCopy }: SameFileNoticeProps) {
  const { texts, language } = useBenchTexts()
  const jobs = useStore(bench.state, (state) => state.jobs)
  const { id, name } = file
  const count = countJobs(jobs.get(id))
  const title = texts.same[bench.files.has(id) ? 'open' : 'saved']
  return (
    <Notice
      title={title(name, writeCount(count, language), count)}
      onDismiss={onDismiss}
      actions={
        <>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              onDismiss()
              void bench.opening.openSaved(id)
            }}
          >
            {texts.same.resume}
          </Button>
          <Button size="sm" variant="ghost" onClick={onCopy}>
            {texts.same.copy}
          </Button>
        </>
      }
    />
  )
}
