import { MismatchNotice } from '@dropwatt/ui/workbench'
import type { AutomationSlug } from '../../paths.ts'
import type { Bench } from '../store/Bench.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { neededKind } from './neededKind.ts'
import { useBenchState } from './useBench.ts'

/** Says on the page of an automation that cannot use the open file what becomes of that. */
export function UnusableFile({ bench, slug }: { bench: Bench; slug: AutomationSlug }) {
  const { session } = useBenchState(bench)
  const { texts } = useBenchTexts()
  return (
    session && (
      <MismatchNotice open={session.state.get().opened.facts.kind} needed={neededKind(slug)}>
        {texts.stays(session.file.name)}
      </MismatchNotice>
    )
  )
}
