'use client'
import { memo } from 'react'
import type { Job, JobTableProps } from './JobTable.types.js'
import { trackAttributes } from '../ProgressBar/index.js'
import type { JobTableStrings } from './JobTable.strings.js'
import { asCell, asRow, asRowHeader } from '../Table/roles.js'
import { isSameJob } from './sameJobs.js'
import { lookOf, signOf, wordOf } from './status.js'

interface JobRowProps {
  readonly job: Job
  readonly strings: JobTableStrings
  readonly locale: string
  readonly actions: JobTableProps['actions']
}

/**
 * One job, of plain elements styled by the table: badge and bar as components would more than
 * double the cost of a thousand rows. It re-renders only when something it shows changes.
 */
export const JobRow = /* @__PURE__ */ memo(
  function JobRow({ job, strings, locale, actions }: JobRowProps) {
    const { name, detail, started, status, statusText, statusTone, progress } = job
    const look = lookOf(status)
    const track = trackAttributes(
      { value: progress, label: strings.progressOf(name), tone: look.bar, kind: 'progress' },
      locale,
    )
    return (
      <tr {...asRow}>
        <th {...asRowHeader}>
          {detail === undefined ? (
            name
          ) : (
            <>
              {name} <small>{detail}</small>
            </>
          )}
        </th>
        <td {...asCell}>{started}</td>
        <td {...asCell}>
          <span data-tone={statusTone ?? look.badge} data-sign={signOf(status)}>
            {statusText ?? wordOf(status, strings)}
          </span>
        </td>
        <td {...asCell}>
          <div {...track} />
          <span aria-hidden="true">{track['aria-valuetext']}</span>
        </td>
        {actions && <td {...asCell}>{actions(job)}</td>}
      </tr>
    )
  },
  (before, after) =>
    isSameJob(before.job, after.job) &&
    before.strings === after.strings &&
    before.locale === after.locale &&
    before.actions === after.actions,
)
