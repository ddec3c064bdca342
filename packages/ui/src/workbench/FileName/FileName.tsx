'use client'
import type { LiveFile } from '../files.types.js'
import { StyledExtension, StyledName, StyledStem, StyledWhole } from './FileName.styles.js'

interface FileNameProps {
  name: string
  /** The store that the file was read from, whose name replaces its own. @default it is a file of its own */
  live?: LiveFile | undefined
}

/**
 * Shows the name of a file on one line; where it does not fit, its extension stays. Assistive technology
 * gets the name in one piece.
 */
export function FileName({ live, name: own }: FileNameProps) {
  const name = live?.store ?? own
  const dot = live ? -1 : name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  return (
    <StyledName title={name}>
      <StyledWhole>{name}</StyledWhole>
      <StyledStem aria-hidden="true" data-short={end <= 2 || undefined}>
        {name.slice(0, end)}
      </StyledStem>
      <StyledExtension aria-hidden="true">{name.slice(end)}</StyledExtension>
    </StyledName>
  )
}
