import { Fragment } from 'react'
import { asRow, asRowGroup, asRowHeader } from '../Table/roles.js'
import { JobRows, type JobRowsProps } from './JobRows.js'
import type { JobGroup } from './JobTable.types.js'

interface JobGroupsProps extends JobRowsProps {
  readonly groups: readonly JobGroup[]
}

/** The rows of a table under the headings of their groups. */
export function JobGroups({ groups, jobs, ...rows }: JobGroupsProps) {
  const ids = new Set(groups.map(({ id }) => id))
  const others = jobs.filter(({ group }) => group === undefined || !ids.has(group))
  return (
    <>
      {groups.map(({ id, heading }) => {
        const own = jobs.filter(({ group }) => group === id)
        return (
          own.length > 0 && (
            <Fragment key={id}>
              <tbody {...asRowGroup} data-heading="">
                <tr {...asRow}>
                  <th {...asRowHeader} scope="rowgroup">
                    {heading}
                  </th>
                </tr>
              </tbody>
              <JobRows {...rows} jobs={own} />
            </Fragment>
          )
        )
      })}
      <JobRows {...rows} jobs={others} />
    </>
  )
}
