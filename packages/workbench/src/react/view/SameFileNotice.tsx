import { Button } from '@dropwatt/ui'
import { Notice } from '@dropwatt/ui/workbench'
import type { Bench } from '../../core/store/Bench.ts'
import type { BenchState } from '../../core/store/BenchState.ts'
import { writeCount } from '../writeCount.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { countJobs } from './facts.ts'
import { useAccountState } from './useBench.ts'

/** The file that was dropped is saved already. */
export function SameFileNotice({
  bench,
  same,
}: {
  bench: Bench
  same: NonNullable<BenchState['same']>
}) {
  const { texts, language } = useBenchTexts()
  const { jobs } = useAccountState(bench.account)
  const { id, name } = same.file
  const isOpen = bench.openFiles.some((file) => file.id === id)
  const count = countJobs(jobs.get(id))
  return (
    <Notice
      title={texts.same[isOpen ? 'open' : 'saved'](name, writeCount(count, language), count)}
      onDismiss={() => bench.dismissSame()}
      actions={
        <>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              bench.dismissSame()
              void bench.openSaved(id)
            }}
          >
            {texts.same.resume}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => void bench.open(same.source, undefined, { isCopy: true })}
          >
            {texts.same.copy}
          </Button>
        </>
      }
    />
  )
}
