'use client'
import { useState } from 'react'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { ReadProblemNotice } from '../ReadingProgress/index.js'
import { productPickerStrings } from './ProductPicker.strings.js'
import { StyledFound, StyledNothing, StyledProducts } from './ProductPicker.styles.js'
import type { FoundProducts, ProductPickerProps } from './ProductPicker.types.js'

interface FoundListProps extends Pick<ProductPickerProps, 'found' | 'settingsHref' | 'store'> {
  /** Products that are listed at most. */
  shown: number
  /** Whether a filter is set. */
  isFiltered: boolean
}

/** Lists the first products that were found; the last ones stay while the next are counted. */
export function FoundList({ found, shown, isFiltered, store, settingsHref }: FoundListProps) {
  const strings = useStrings(productPickerStrings)
  const { count } = useFigures()
  const [last, setLast] = useState<FoundProducts>(found)
  if (found.state !== 'counting' && found !== last) setLast(found)

  if (found.state === 'failed') {
    return (
      <ReadProblemNotice
        store={store.name}
        problem={found.problem}
        scopes={found.scopes}
        task="count"
        onRetry={found.onRetry}
        settingsHref={settingsHref}
      />
    )
  }
  const isStale = found.state === 'counting'
  const list = found.state === 'counting' ? last : found
  if (list.state !== 'found') return <StyledFound aria-busy="true" />
  if (list.count === 0) {
    return (
      <StyledNothing>
        <strong>{isFiltered ? strings.nothing : strings.empty}</strong>
        {isFiltered && <span>{strings.nothingHint}</span>}
      </StyledNothing>
    )
  }
  return (
    <StyledFound>
      <div>
        <h3>{strings.firstOf(countText(list, count))}</h3>
        <span>{strings.newest}</span>
      </div>
      <StyledProducts role="list" data-stale={isStale ? '' : undefined} aria-busy={isStale}>
        {list.products.slice(0, shown).map(({ id, title, vendor, variants }) => (
          <li key={id}>
            <span title={title}>
              <bdi>{title}</bdi>
            </span>
            <span title={vendor}>
              <bdi>{vendor}</bdi>
            </span>
            <span>{variants !== undefined && strings.variants(count(variants), variants)}</span>
          </li>
        ))}
      </StyledProducts>
    </StyledFound>
  )
}

/** Words how many products were found. */
export function countText(
  { count, isAtLeast = false }: Extract<FoundProducts, { state: 'found' }>,
  format: (value: number) => string,
): string {
  return isAtLeast ? `${format(count)}+` : format(count)
}
