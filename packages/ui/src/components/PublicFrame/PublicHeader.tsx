'use client'
import type { ReactNode } from 'react'
import { paths } from '../../navigation/paths.js'
import { Brand } from '../Brand/index.js'
import { StyledActions, StyledHeader } from './PublicFrame.styles.js'

export interface PublicHeaderProps {
  /** Address of the brand link. @default '/' */
  homeHref?: string
  /** Shown at the end of the line. */
  children?: ReactNode
}

/** Shows the first line of a page outside the dashboard. */
export function PublicHeader({ homeHref = paths.home, children }: PublicHeaderProps) {
  return (
    <StyledHeader>
      <Brand href={homeHref} />
      <StyledActions>{children}</StyledActions>
    </StyledHeader>
  )
}
