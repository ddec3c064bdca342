'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { StyledPlainPage } from './PlainPage.styles.js'

export interface PlainPageProps extends ComponentPropsWithoutRef<'main'> {
  /** Says what happened; what to do is the content. */
  heading: string
  /** Label of the button that reloads the page. */
  reloadLabel: string
  /** Called when the button is pressed. */
  onReload: () => void
}

/** Fills the place of a whole app that has failed, and needs nothing of it: no router, provider or icon. */
export const PlainPage = forwardRef<HTMLElement, PlainPageProps>(function PlainPage(
  { heading, reloadLabel, onReload, children, ...native },
  ref,
) {
  return (
    <StyledPlainPage {...native} ref={ref}>
      <h1 data-page-heading="" tabIndex={-1}>
        {heading}
      </h1>
      <p>{children}</p>
      <button type="button" onClick={onReload}>
        {reloadLabel}
      </button>
    </StyledPlainPage>
  )
})
