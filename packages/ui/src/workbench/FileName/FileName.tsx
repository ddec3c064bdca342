'use client'
import { StyledExtension, StyledName, StyledStem, StyledWhole } from './FileName.styles.js'

/**
 * Shows a file name on one line; where it does not fit, its extension stays. Assistive technology
 * gets the name in one piece.
 */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
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
