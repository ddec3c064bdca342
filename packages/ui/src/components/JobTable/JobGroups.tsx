'use client'
import { Fragment } from 'react'
import { asRow, asRowGroup, asRowHeader } from '../Table/roles.js'
import { StyledGroupHeading } from './JobGroups.styles.js'
import type { JobGroup, JobLayoutProps } from './JobTable.types.js'

export interface JobGroupsProps extends JobLayoutProps {
  /** In the order in which they are shown; each is shown if it has jobs. Jobs of no group come last. */
  groups: readonly JobGroup[]
}

/** The rows of a `JobTable` under the headings of their groups; each group is sorted by itself. */
export function JobGroups({ groups, jobs, Rows, ...rows }: JobGroupsProps) {
  const ids = new Set(groups.map(({ id }) => id))
  const others = jobs.filter(({ group }) => group === undefined || !ids.has(group))
  return (
    <>
      {groups.map(({ id, heading }) => {
        const own = jobs.filter(({ group }) => group === id)
        return (
          own.length > 0 && (
            <Fragment key={id}>
              <StyledGroupHeading {...asRowGroup}>
                <tr {...asRow}>
                  <th {...asRowHeader} scope="rowgroup">
                    {heading}
                  </th>
                </tr>
              </StyledGroupHeading>
              <Rows {...rows} jobs={own} />
            </Fragment>
          )
        )
      })}
      <Rows {...rows} jobs={others} />
    </>
  )
}
