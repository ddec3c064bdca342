import { FindingList, type WorkbenchTab } from '@dropwatt/ui/workbench'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { unpackReport } from '../../core/engine/packing.ts'
import type { Session } from '../../core/store/Session.ts'
import { LiveCheck } from '../live/LiveCheck.tsx'
import { ExcludeBlocked } from './ExcludeBlocked.tsx'
import { excludedProducts } from './excludedProducts.ts'
import { useReportDownload } from './useReportDownload.ts'

/** Returns the tab with the findings of a file, and the number of those that block it. */
export function useCheckTab(
  session: Session,
  offReason: string | undefined,
  onShowRow?: (row: number) => void,
): { readonly tab: WorkbenchTab; readonly blocking: number } {
  const status = useStore(session.state, (state) => state.status)
  const rows = useStore(session.state, ({ opened }) => opened.facts.rows)
  const live = useStore(session.state, ({ file }) => file.live)
  const downloadReport = useReportDownload(session)
  const { report: packed, seconds } = status.check
  const report = useMemo(() => unpackReport(packed), [packed])
  const blocking = report.findings.filter(({ severity }) => severity === 'problem').length
  const tab: WorkbenchTab = {
    view: 'check',
    count: blocking || report.findings.length || undefined,
    tone: blocking > 0 ? 'danger' : 'warning',
    content: (
      <>
        <FindingList
          report={report}
          rows={rows}
          seconds={seconds}
          onFix={({ fix }) => void (fix && session.jobs.fix([fix]))}
          onExclude={({ code }) => void session.jobs.fix(['exclude-products'], code)}
          excluded={excludedProducts(status).length}
          onInclude={() => void session.jobs.includeProducts()}
          onFixAll={(findings) => void session.jobs.fix(findings.flatMap(({ fix }) => fix ?? []))}
          onDownloadReport={() => void downloadReport(report)}
          problemsAction={<ExcludeBlocked session={session} />}
          {...(onShowRow && { onShowRow })}
          offReason={offReason}
        />
        {live && <LiveCheck live={live} />}
      </>
    ),
  }
  return { tab, blocking }
}
