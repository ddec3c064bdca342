'use client'
import { forwardRef } from 'react'
import { StyledBadge, StyledStore } from './StoreLabel.styles.js'
import type { StoreLabelProps } from './StoreLabel.types.js'

/** Shows which store a file belongs to, by a letter and a name. */
export const StoreLabel = forwardRef<HTMLSpanElement, StoreLabelProps>(function StoreLabel(
  { store, ...native },
  ref,
) {
  return (
    <StyledStore {...native} ref={ref}>
      <StyledBadge data-badge={store.badge} aria-hidden="true">
        {store.badge}
      </StyledBadge>
      <bdi title={store.text}>{store.text}</bdi>
    </StyledStore>
  )
})
