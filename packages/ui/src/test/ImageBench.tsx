'use client'
import { useMemo, useState, type Ref } from 'react'
import {
  ImageGrid,
  type ImageFilter,
  type ImageGridHandle,
  type ImageGridProps,
  type ImageView,
} from '../workbench/ImageGrid/index.js'
import type { ImageStatus, SetImage } from '../workbench/images.types.js'

const tests: Readonly<Record<ImageFilter, (image: SetImage) => boolean>> = {
  all: () => true,
  review: ({ status }) => status.kind === 'review',
  ready: ({ status }) => status.kind === 'ready' || status.kind === 'kept',
  excluded: ({ status }) => status.kind === 'excluded' || status.kind === 'refused',
  waiting: ({ status }) => status.kind === 'waiting' || status.kind === 'processing',
}

export interface ImageBenchProps extends Partial<
  Pick<ImageGridProps, 'onOpen' | 'onExcludedChange' | 'onNear' | 'isReadOnly'>
> {
  readonly all: readonly SetImage[]
  readonly firstView?: ImageView
  readonly handle?: Ref<ImageGridHandle>
}

/** A grid that holds its images, its filter and its view, as the app does. */
export function ImageBench({
  all,
  firstView = 'grid',
  handle,
  onExcludedChange,
  ...props
}: ImageBenchProps) {
  const [images, setImages] = useState(all)
  const [filter, setFilter] = useState<ImageFilter>('all')
  const [view, setView] = useState(firstView)
  const [revision, setRevision] = useState(0)
  const shown = useMemo(() => images.filter(tests[filter]), [images, filter])
  const countOf = (each: ImageFilter) => images.filter(tests[each]).length

  function exclude(image: SetImage, isExcluded: boolean, index: number) {
    onExcludedChange?.(image, isExcluded, index)
    const status: ImageStatus = { kind: isExcluded ? 'excluded' : 'waiting' }
    setImages(images.with(images.indexOf(image), { ...image, status }))
    setRevision(revision + 1)
  }

  return (
    <ImageGrid
      {...props}
      ref={handle}
      imageCount={shown.length}
      images={(index) => shown[index]}
      revision={revision}
      filter={filter}
      onFilterChange={(next) => {
        setFilter(next)
        setRevision(revision + 1)
      }}
      counts={{
        all: countOf('all'),
        review: countOf('review'),
        ready: countOf('ready'),
        excluded: countOf('excluded'),
        waiting: countOf('waiting'),
      }}
      view={view}
      onViewChange={setView}
      onExcludedChange={exclude}
    />
  )
}
