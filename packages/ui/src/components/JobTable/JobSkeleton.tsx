import { Skeleton } from '../Skeleton/index.js'
import { asRow, asRowGroup } from '../Table/roles.js'

/** One placeholder row for each job that the overview usually shows. */
const rows = [0, 1, 2, 3, 4]

/** Placeholder rows of the same size as the real ones; blank until the skeleton should show. */
export function JobSkeleton({ waiting }: { readonly waiting: boolean }) {
  return (
    <tbody {...asRowGroup} data-waiting={waiting ? '' : undefined}>
      {rows.map((row) => (
        <tr key={row} {...asRow} aria-hidden="true">
          <td>
            <Skeleton width="70%" />
          </td>
          <td>
            <Skeleton width="6em" />
          </td>
          <td>
            <Skeleton shape="badge" />
          </td>
          <td>
            <Skeleton height="0.375rem" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
