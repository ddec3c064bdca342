'use client'
import { StyledName } from './FileName.styles.js'

/** Shows a file name on one line; where it does not fit, its extension stays. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  return (
    <StyledName title={name}>
      <span>{name.slice(0, end)}</span>
      {end < name.length && <span>{name.slice(end)}</span>}
    </StyledName>
  )
}
