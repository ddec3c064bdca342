import { ImageResults, type ResultFilter } from '@dropwatt/ui/workbench'
import { useCallback, useMemo, useState } from 'react'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { ImageCounts } from '../../core/images/store/ImageSetState.ts'
import type { MetadataCounts } from '@dropwatt/automations/images'
import { filterResults, leastSimilarity, resultRow, rowOf } from './imageRows.ts'
import { Metadata } from './PlannedView.tsx'
import { useSet } from './useSet.ts'

let revisions = 0

interface ResultsViewProps {
  set: ImageSet
  counts: ImageCounts
  /** @default it is not read yet */
  found: MetadataCounts | undefined
  /** Called with the place of an image in the set. */
  onOpen: (index: number) => void
}

/** Shows the result of compression for each file, and their metadata. */
export function ResultsView({ set, counts, found, onOpen }: ResultsViewProps) {
  const [filter, setFilter] = useState<ResultFilter>('all')
  const { images, unused } = useSet(set, 'images', 'unused')
  const shown = useMemo(() => filterResults(images, filter), [images, filter])
  const { listed } = shown
  const rows = useCallback(
    (index: number) => {
      const image = listed[index]
      return image && resultRow(image)
    },
    [listed],
  )
  // The list changes with the images.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const revision = useMemo(() => (revisions += 1), [listed])
  const smaller = useMemo(
    () =>
      images.filter(
        (image) => image.outcome?.state === 'changed' && rowOf(image).bytes < image.outcome.before,
      ).length,
    [images],
  )
  return (
    <>
      <ImageResults
        {...(counts.done > 0 && {
          totals: {
            before: counts.before,
            after: counts.after,
            lowestSimilarity: counts.lowestSimilarity,
            smaller,
            kept: counts.kept,
            excluded: counts.excluded + counts.failed + unused.length,
          },
        })}
        rowCount={listed.length}
        rows={rows}
        revision={revision}
        filter={filter}
        onFilterChange={setFilter}
        counts={shown.counts}
        threshold={leastSimilarity}
        onOpen={({ id }) => onOpen(Number(id))}
      />
      <Metadata set={set} found={found} />
    </>
  )
}
