import type { Report } from '@dropwatt/automations'
import { useReportWords } from '@dropwatt/ui/workbench'
import type { Session } from '../../core/store/Session.ts'
import { saveBlob } from '../../core/saveBlob.ts'

/** Returns a function that downloads what the checks found as a list in the current language. */
export function useReportDownload(session: Session): (report: Report) => Promise<void> {
  const wordsOf = useReportWords()
  return async (report) => {
    const label = session.file.store?.text ?? ''
    const { name, content } = await session.worker.ask((api) => api.report(wordsOf(report), label))
    saveBlob(content, name)
  }
}
