import { forwardRef } from 'react'
import { StyledBar, StyledSkeleton } from './Skeleton.styles.js'
import type { SkeletonProps } from './Skeleton.types.js'

/** Shows a placeholder of the same size as the content that is loading. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', width, height, lines = 1, style, ...native },
  ref,
) {
  return (
    <StyledSkeleton
      ref={ref}
      {...native}
      aria-hidden="true"
      data-shape={shape}
      style={{ ...style, '--width': lengthOf(width), '--height': lengthOf(height) }}
    >
      {Array.from({ length: lines }, (_, line) => (
        <StyledBar key={line} />
      ))}
    </StyledSkeleton>
  )
})

function lengthOf(length: number | string | undefined): string | undefined {
  return typeof length === 'number' ? `${length}px` : length
}
