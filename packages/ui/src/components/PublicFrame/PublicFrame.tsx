'use client'
import { PromoBar } from '../PromoBar/index.js'
import { SiteFooter } from '../SiteFooter/index.js'
import { SiteHeader } from '../SiteHeader/index.js'
import { contentId, SkipLink } from '../SkipLink/index.js'
import { StyledFrame, StyledMain } from './PublicFrame.styles.js'
import type { PublicFrameProps } from './PublicFrame.types.js'

/** Lays out every page outside the dashboard. */
export function PublicFrame({
  header,
  flush,
  onContact,
  onSocial,
  children,
  ...headerProps
}: PublicFrameProps) {
  return (
    <StyledFrame>
      <SkipLink />
      {header ?? (
        <>
          <PromoBar />
          <SiteHeader {...headerProps} />
        </>
      )}
      <StyledMain id={contentId} tabIndex={-1} data-flush={flush ? '' : undefined}>
        {children}
      </StyledMain>
      <SiteFooter onContact={onContact} onSocial={onSocial} />
    </StyledFrame>
  )
}
