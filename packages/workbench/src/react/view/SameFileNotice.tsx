import { Button } from '@dropwatt/ui'
import { Notice } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import type { BenchState } from '../../core/store/BenchState.ts'
import { writeCount } from '../writeCount.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { countJobs } from './facts.ts'

/** The file that was dropped is saved already. */
export function SameFileNotice({
  bench,
  same,
}: {
  bench: Bench
  same: NonNullable<BenchState['same']>
}) {
  const { texts, language } = useBenchTexts()
  const jobs = useStore(bench.state, (state) => state.jobs)
  const { id, name } = same.file
  const isOpen = bench.files.list.some((file) => file.id === id)
  const count = countJobs(jobs.get(id))
  return (
    <Notice
      title={texts.same[isOpen ? 'open' : 'saved'](name, writeCount(count, language), count)}
      onDismiss={() => bench.opening.dismiss('same')}
      actions={
        <>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              bench.opening.dismiss('same')
              void bench.opening.openSaved(id)
            }}
          >
            {texts.same.resume}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => void bench.opening.open(same.source, undefined, { isCopy: true })}
          >
            {texts.same.copy}
          </Button>
        </>
      }
    />
  )
}
