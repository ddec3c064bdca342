'use client'
import { useStrings } from '../../i18n/index.js'
import { imageResultsStrings } from './ImageResults.strings.js'
import { StyledFigures } from './ImageResults.styles.js'
import type { ImageTotals } from './ImageResults.types.js'
import { useResultFigures } from './useResultFigures.js'

/** Shows what a job made of all files together; dashes until the first is finished. */
export function ResultFigures({ totals }: { readonly totals: ImageTotals | undefined }) {
  const strings = useStrings(imageResultsStrings)
  const { size, reduction, similarity } = useResultFigures()
  const figures: readonly (readonly [label: string, value: string | undefined, hint?: string])[] = [
    [strings.before, totals && size(totals.before)],
    [strings.after, totals && size(totals.after)],
    [strings.reductionTotal, totals && reduction(totals.before, totals.after)],
    [
      strings.lowest,
      totals?.lowestSimilarity === undefined ? undefined : similarity(totals.lowestSimilarity),
      strings.measure,
    ],
  ]
  return (
    <StyledFigures aria-label={strings.figures}>
      {figures.map(([label, value, hint]) => (
        <div key={label}>
          <dt>
            {label} {hint !== undefined && <small>({hint})</small>}
          </dt>
          <dd>
            {value ?? (
              <>
                <span aria-hidden="true">–</span>
                <span data-hidden="">{strings.unknown}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </StyledFigures>
  )
}
