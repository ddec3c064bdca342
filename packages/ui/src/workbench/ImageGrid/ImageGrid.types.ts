import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { SetImage } from '../images.types.js'

/** Filters of the shown images. */
export const imageFilters = ['all', 'review', 'ready', 'excluded', 'waiting'] as const
export type ImageFilter = (typeof imageFilters)[number]

export const imageViews = ['grid', 'list'] as const

/** Whether images are shown side by side or one in each row. */
export type ImageView = (typeof imageViews)[number]

/** Moves focus within the grid. */
export interface ImageGridHandle {
  /** Moves focus to an image, by its index in the list, and scrolls to it. @default the one that had focus last */
  focusImage: (index?: number) => void
}

export interface ImageGridProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onToggle'
> {
  /** Number of images in the filtered list. */
  imageCount: number
  /** Returns an image of the filtered list, or undefined while it loads. */
  images: (index: number) => SetImage | undefined
  /** Changes whenever `images` returns something else: loaded, changed or in another list. */
  revision: number
  /** Says which images are in view or near it, from `from` to before `to`, so that their pictures are loaded; again after each revision that changes the range. Pass a stable function. */
  onNear?: (from: number, to: number) => void
  /** The chosen filter. */
  filter: ImageFilter
  /** Called with the new filter. */
  onFilterChange: (filter: ImageFilter) => void
  /** Number of images for each filter. Filters without images are disabled. */
  counts: Readonly<Record<ImageFilter, number>>
  /** Side by side or one in each row. */
  view: ImageView
  /** Called with the new view. */
  onViewChange: (view: ImageView) => void
  /** Called when the member excludes an image (`isExcluded`) or includes it again. @default they cannot */
  onExcludedChange?: (image: SetImage, isExcluded: boolean, index: number) => void
  /** Called when the member opens an image, for its review. @default they cannot */
  onOpen?: (image: SetImage, index: number) => void
  /** Replaces the images when the list is empty. @default says that no image matches */
  empty?: ReactNode
  /** Images can be seen but not excluded, such as in a second tab. @default false */
  isReadOnly?: boolean
}
