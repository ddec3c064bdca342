import { ImageGrid, type ImageFilter, type ImageView } from '@dropwatt/ui/workbench'
import { useMemo, useState } from 'react'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { filterImages } from './imageRows.ts'
import { useSet } from './useSet.ts'
import { useThumbnails } from './useThumbnails.ts'

interface SetGridProps {
  set: ImageSet
  filter: ImageFilter
  onFilter: (filter: ImageFilter) => void
  /** Called with the place of an image in the set. */
  onOpen: (index: number) => void
}

/** The images of a set, with how far each is. */
export function SetGrid({ set, filter, onFilter, onOpen }: SetGridProps) {
  const [view, setView] = useState<ImageView>('grid')
  const { images, canEdit } = useSet(set, 'images', 'canEdit')
  const { listed, counts } = useMemo(() => filterImages(images, filter), [images, filter])
  const shown = useThumbnails(set, listed)
  return (
    <ImageGrid
      imageCount={listed.length}
      images={shown.images}
      revision={shown.revision}
      onNear={shown.onNear}
      filter={filter}
      onFilterChange={onFilter}
      counts={counts}
      view={view}
      onViewChange={setView}
      onExcludedChange={({ id }, isExcluded) => set.decisions.exclude(Number(id), isExcluded)}
      onOpen={({ id }) => onOpen(Number(id))}
      isReadOnly={!canEdit}
    />
  )
}
