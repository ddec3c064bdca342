'use client'
import { forwardRef } from 'react'
import { useLocale, useStrings } from '../../i18n/index.js'
import { diffCellStrings } from './DiffCell.strings.js'
import { StyledDiff } from './DiffCell.styles.js'
import type { DiffCellProps } from './DiffCell.types.js'
import { DiffContent, lookOf } from './DiffContent.js'

/** Shows the value of one cell before and after a change. */
export const DiffCell = forwardRef<HTMLSpanElement, DiffCellProps>(function DiffCell(
  { value, kind = 'change', ...native },
  ref,
) {
  const strings = useStrings(diffCellStrings)
  const locale = useLocale()
  return (
    <StyledDiff
      {...native}
      ref={ref}
      data-diff={lookOf(value, kind)}
      data-excluded={value.isExcluded ? '' : undefined}
      data-conflict={value.isConflict ? '' : undefined}
    >
      <DiffContent value={value} kind={kind} strings={strings} locale={locale} />
    </StyledDiff>
  )
})
