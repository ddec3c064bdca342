'use client'
import type { ReactNode } from 'react'
import { StyledCoarse, StyledFine } from './ByPointer.styles.js'

/** Shows one wording for a mouse, which can drop files, and another for fingers. */
export function ByPointer({ fine, coarse }: { fine: ReactNode; coarse: ReactNode }) {
  return (
    <>
      <StyledFine>{fine}</StyledFine>
      <StyledCoarse>{coarse}</StyledCoarse>
    </>
  )
}
