'use client'
import { memo } from 'react'
import type { JobRowsProps } from './JobTable.types.js'
import { JobRow } from './JobRow.js'
import { groupSize } from './groupSize.js'
import { asRowGroup } from '../Table/roles.js'
import { areSameJobs } from './sameJobs.js'

/** Up to this many groups, all are laid out, on screen or not. */
const fewGroups = 2

interface GroupProps extends JobRowsProps {
  readonly skippable: boolean
}

const Group = /* @__PURE__ */ memo(
  function Group({ jobs, strings, locale, actions, skippable }: GroupProps) {
    return (
      <tbody {...asRowGroup} data-skippable={skippable ? '' : undefined}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} strings={strings} locale={locale} actions={actions} />
        ))}
      </tbody>
    )
  },
  (before, after) =>
    before.skippable === after.skippable &&
    before.strings === after.strings &&
    before.locale === after.locale &&
    before.actions === after.actions &&
    areSameJobs(before.jobs, after.jobs),
)

/** The rows of a table, in groups. */
export function JobRows({ jobs, strings, locale, actions }: JobRowsProps) {
  const groups = Math.ceil(jobs.length / groupSize)
  return Array.from({ length: groups }, (_, group) => (
    <Group
      key={group}
      jobs={jobs.slice(group * groupSize, (group + 1) * groupSize)}
      strings={strings}
      locale={locale}
      actions={actions}
      skippable={groups > fewGroups}
    />
  ))
}
