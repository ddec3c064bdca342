import {
  ImageGrid,
  type ImageFilter,
  type ImageView,
  type SetImage as Tile,
} from '@dropwatt/ui/workbench'
import { useCallback, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { filterImages, type Row } from './imageRows.ts'
import { useSet } from './useSet.ts'

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

let revisions = 0

/**
 * Returns what a list of images shows, with their pictures once those are loaded.
 *
 * @param listed the same array until one of its images changes
 */
function useThumbnails(set: ImageSet, listed: readonly Row[]) {
  const loaded = useStore(set.thumbnails.state, (state) => state.revision)
  const images = useCallback(
    (index: number): Tile | undefined => {
      const row = listed[index]
      return row && { ...row, picture: set.thumbnails.get(row.index) }
    },
    [set, listed],
  )
  const onNear = useCallback(
    (from: number, to: number) =>
      set.thumbnails.load(listed.slice(from, to).map(({ index }) => index)),
    [set, listed],
  )
  // Either of them changes what is shown.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const revision = useMemo(() => (revisions += 1), [loaded, listed])
  return { images, onNear, revision }
}
