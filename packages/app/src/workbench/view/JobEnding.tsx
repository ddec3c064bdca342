import type { EndedJob, Session } from '../store/Session.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useOpenPart } from './useBench.ts'

/** Says to screen readers that a job ended without changing the file, where no notice says so. */
export function JobEnding({ session }: { session: Session | undefined }) {
  const { cancelled, failed } = useBenchTexts().texts.endings
  const ended = useOpenPart(session, (state) => state.ended?.kind)
  const words: Readonly<Record<EndedJob['kind'], string>> = {
    cancelled,
    failed,
    unwritable: failed,
    // It ended before this visit.
    interrupted: '',
  }
  return (
    <p role="status" className="announcer">
      {ended && words[ended]}
    </p>
  )
}
