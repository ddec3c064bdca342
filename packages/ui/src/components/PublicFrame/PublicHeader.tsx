'use client'
import type { ReactNode } from 'react'
import { paths } from '../../navigation/paths.js'
import { Brand } from '../Brand/index.js'
import { StyledActions, StyledHeader } from './PublicFrame.styles.js'

export interface PublicHeaderProps {
  /** Where the brand leads. @default '/' */
  homeHref?: string
  /** Stands at the end of the line. */
  children?: ReactNode
}

/** The first line of a page outside the dashboard. */
export function PublicHeader({ homeHref = paths.home, children }: PublicHeaderProps) {
  return (
    <StyledHeader>
      <Brand href={homeHref} />
      <StyledActions>{children}</StyledActions>
    </StyledHeader>
  )
}
