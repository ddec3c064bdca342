'use client'
import { Button } from '../../components/Button/index.js'
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
  /** Shows every value. @default they are not shown */
  onShowValues?: (() => void) | undefined
}

/** Says how much of a live file is not yet in the store. */
export function StoreDifference({ values, products, jobs, onShowValues }: StoreDifferenceProps) {
  const strings = useStrings(storeDifferenceStrings)
  const { count } = useFigures()
  return (
    <StyledDifference>
      <p role="status">
        {values === 0 ? (
          strings.nothing
        ) : (
          <>
            <strong>{strings.differ(count(values), values, count(products), products)}</strong>{' '}
            {jobs > 0 && strings.jobs(count(jobs), jobs)}
          </>
        )}
      </p>
      {values > 0 && onShowValues && (
        <Button size="sm" variant="link" onClick={() => onShowValues()}>
          {strings.show}
        </Button>
      )}
    </StyledDifference>
  )
}
