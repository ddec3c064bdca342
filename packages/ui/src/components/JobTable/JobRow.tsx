'use client'
import { memo } from 'react'
import type { Job } from '../../data/jobs.js'
import { useStrings } from '../../i18n/index.js'
import { Badge } from '../Badge/index.js'
import { ProgressBar } from '../ProgressBar/index.js'
import { jobTableStrings } from './JobTable.strings.js'
import { asCell, asRow, asRowHeader } from './roles.js'
import { isSameJob } from './sameJobs.js'
import { lookOf, wordOf } from './status.js'

interface JobRowProps {
  readonly job: Job
}

/** One job. It renders again only when something that it shows has changed. */
export const JobRow = /* @__PURE__ */ memo(
  function JobRow({ job: { name, detail, started, status, progress } }: JobRowProps) {
    const strings = useStrings(jobTableStrings)
    const look = lookOf(status)
    return (
      <tr {...asRow}>
        <th {...asRowHeader}>
          {name}
          {detail !== undefined && <small> {detail}</small>}
        </th>
        <td {...asCell}>{started}</td>
        <td {...asCell}>
          <Badge tone={look.badge} running={status === 'Running'}>
            {wordOf(status, strings)}
          </Badge>
        </td>
        <td {...asCell}>
          <ProgressBar value={progress} tone={look.bar} label={strings.progressOf(name)} />
        </td>
      </tr>
    )
  },
  (before, after) => isSameJob(before.job, after.job),
)
