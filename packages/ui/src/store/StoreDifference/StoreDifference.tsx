'use client'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { storeDifferenceStrings } from './StoreDifference.strings.js'
import { StyledDifference } from './StoreDifference.styles.js'

export interface StoreDifferenceProps {
  /** Number of values that differ from the store. */
  values: number
  /** Number of products that have them. */
  products: number
  /** Number of jobs that changed them. */
  jobs: number
}

/** Says how much of a live file is not yet in the store. */
export function StoreDifference({ values, products, jobs }: StoreDifferenceProps) {
  const strings = useStrings(storeDifferenceStrings)
  const { count } = useFigures()
  return (
    <StyledDifference role="status">
      {values === 0 ? (
        strings.nothing
      ) : (
        <>
          <strong>{strings.differ(count(values), values, count(products), products)}</strong>{' '}
          {jobs > 0 && strings.jobs(count(jobs), jobs)}
        </>
      )}
    </StyledDifference>
  )
}
