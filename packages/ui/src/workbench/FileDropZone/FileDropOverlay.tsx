'use client'
import { useEffect, useRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { fileDropZoneStrings } from './FileDropZone.strings.js'
import { StyledHelp, StyledPage, StyledTitle } from './FileDropZone.styles.js'

export interface FileDropOverlayProps {
  /** The name of the file. @default not known, as browsers tell it only once it is dropped */
  name?: string
  /** Says that the open file stays saved. @default false */
  hasOpenFile?: boolean
}

/** Says over the whole page what happens to a file that is dragged over it. It takes no drag events. */
export function FileDropOverlay({ name, hasOpenFile = false }: FileDropOverlayProps) {
  const strings = useStrings(fileDropZoneStrings)
  const page = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Browsers without the popover API show it in place.
    const element: Partial<HTMLElement> | null = page.current
    element?.showPopover?.()
    return () => element?.hidePopover?.()
  }, [])

  return (
    <StyledPage ref={page} popover="manual">
      <StyledTitle>{name === undefined ? strings.overUnknown : strings.over(name)}</StyledTitle>
      {hasOpenFile && <StyledHelp>{strings.openStays}</StyledHelp>}
    </StyledPage>
  )
}
