import { useCallback, useMemo } from 'react'
import type { SetImage as Tile } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { Row } from './imageRows.ts'

/**
 * Returns what a list of images shows, with their pictures once those are loaded.
 *
 * @param listed the same array until one of its images changes
 */
export function useThumbnails(set: ImageSet, listed: readonly Row[]) {
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
      set.thumbnails.want(listed.slice(from, to).map(({ index }) => index)),
    [set, listed],
  )
  // Either of them changes what is shown.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const revision = useMemo(() => (revisions += 1), [loaded, listed])
  return { images, onNear, revision }
}

let revisions = 0
