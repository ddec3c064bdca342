'use client'
import { useEffect, useState, type MouseEvent } from 'react'
import { CloseIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import { upTo } from '../../tokens/index.js'
import { useModal } from '../Dialog/index.js'
import { IconButton } from '../IconButton/index.js'
import { StyledBody, StyledClose, StyledDrawer, StyledTitle } from './Drawer.styles.js'
import { drawerStrings } from './Drawer.strings.js'
import type { DrawerProps } from './Drawer.types.js'

/** Slides a panel over the page from one of its edges, and makes the page inert. */
export function Drawer({
  open,
  onClose,
  side = 'start',
  title,
  showTitle = false,
  children,
}: DrawerProps) {
  const strings = useStrings(drawerStrings)
  const { dialogProps } = useModal(open, onClose)
  const [filled, setFilled] = useState(open)
  if (open && !filled) setFilled(true)

  useEffect(() => {
    if (!open || side !== 'start') return undefined
    const narrow = matchMedia(upTo.phone)
    narrow.addEventListener('change', onClose)
    return () => narrow.removeEventListener('change', onClose)
  }, [open, onClose, side])

  function leaveByClick(event: MouseEvent<HTMLDialogElement>) {
    dialogProps.onClick(event)
    if ((event.target as Element).closest('a[href]')) onClose()
  }

  return (
    <StyledDrawer {...dialogProps} data-drawer={side} aria-label={title} onClick={leaveByClick}>
      {filled && (
        <>
          <StyledClose>
            <IconButton label={strings.close} icon={<CloseIcon />} onClick={onClose} />
          </StyledClose>
          <StyledBody>
            {showTitle && <StyledTitle>{title}</StyledTitle>}
            {children}
          </StyledBody>
        </>
      )}
    </StyledDrawer>
  )
}
