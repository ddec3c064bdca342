import type { ReactNode } from 'react'
import { StyledLinksFor } from './LinksFor.styles.js'
import type { SiteHeaderProps } from './SiteHeader.types.js'

export interface LinksForProps extends Required<Pick<SiteHeaderProps, 'signedIn'>> {
  reader: 'visitor' | 'member'
  children: ReactNode
}

/** Renders links if they are for the reader of the page; while that is unknown, CSS hides the others. */
export function LinksFor({ reader, signedIn, children }: LinksForProps) {
  const isUnknown = signedIn === 'unknown'
  const isShown = isUnknown || signedIn === (reader === 'member')
  return (
    isShown && (
      <StyledLinksFor data-reader={isUnknown ? reader : undefined}>{children}</StyledLinksFor>
    )
  )
}
