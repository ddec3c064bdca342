import { Skeleton } from '../Skeleton/index.js'
import { asRow, asRowGroup } from '../Table/roles.js'

/** As many jobs as the overview usually shows. */
const rows = [0, 1, 2, 3, 4]

/** Rows of the geometry of those to come; before the wait is worth showing they only keep the place. */
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
