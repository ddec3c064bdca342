'use client'
import { useEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { CloseIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import { breakpoint } from '../../tokens/index.js'
import { IconButton } from '../IconButton/index.js'
import { StyledBody, StyledClose, StyledDrawer } from './Drawer.styles.js'
import { drawerStrings } from './Drawer.strings.js'
import type { DrawerProps } from './Drawer.types.js'

/** A panel that slides over a phone's page from its start edge, and leaves the page out of reach. */
export function Drawer({ open, onClose, title, children }: DrawerProps) {
  const strings = useStrings(drawerStrings)
  const dialog = useRef<HTMLDialogElement>(null)
  const [filled, setFilled] = useState(open)
  if (open && !filled) setFilled(true)

  useEffect(() => {
    if (!open) return undefined
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [open])

  useEffect(() => {
    if (!open) return undefined
    const wider = matchMedia(`(width > ${breakpoint.phone}px)`)
    wider.addEventListener('change', onClose)
    return () => wider.removeEventListener('change', onClose)
  }, [open, onClose])

  function askFirst(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }

  function leaveByClick(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as Element
    const isBackdrop = target === event.currentTarget
    if (isBackdrop || target.closest('a[href]')) onClose()
  }

  return (
    <StyledDrawer
      ref={dialog}
      aria-label={title}
      data-modal=""
      onCancel={askFirst}
      onClose={open ? onClose : undefined}
      onClick={leaveByClick}
    >
      {filled && (
        <>
          <StyledClose>
            <IconButton label={strings.close} icon={<CloseIcon />} onClick={onClose} />
          </StyledClose>
          <StyledBody>{children}</StyledBody>
        </>
      )}
    </StyledDrawer>
  )
}
