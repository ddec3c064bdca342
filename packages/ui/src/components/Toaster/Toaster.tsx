'use client'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useAnnouncement } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { removeToast, toast, useShownToast } from '../../toast/index.js'
import { duration } from '../../tokens/index.js'
import { useTopModal } from '../Dialog/index.js'
import { ToastCard } from './ToastCard.js'
import { toasterStrings } from './Toaster.strings.js'
import { StyledLive } from './Toaster.styles.js'
import { ToastRegion } from './ToastRegion.js'

import { useCountdown } from './useCountdown.js'
import { useHotkey } from './useHotkey.js'
import { usePause } from './usePause.js'
import { useToastText } from './useToastText.js'

const leaveTime = Number.parseInt(duration.medium, 10)

/** Joins title and description into one announcement, with a full stop between them. */
function sentence(title: string, description = ''): string {
  return /[.!?]$/.test(title) ? `${title} ${description}` : `${title}. ${description}`
}

/** Shows the toasts of `toast()`, one at a time. Render it once, near the root. */
export function Toaster() {
  const texts = useStrings(toasterStrings)
  const shown = useShownToast()
  const leaving = shown?.leaving ?? false
  const entry = shown?.entry
  const { title, description } = useToastText(entry?.content)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const modal = useTopModal()
  const { paused, setHover, setFocus } = usePause(entry, modal)
  const announced = useAnnouncement(entry, texts.announcement(sentence(title, description)))
  const variant = entry?.variant ?? 'default'

  function close() {
    if (entry) toast.dismiss(entry.id)
  }

  useCountdown(leaving ? undefined : entry, paused, close)
  useHotkey(region, entry !== undefined)

  useEffect(() => {
    if (!leaving || !entry) return undefined
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus()
    cameFrom.current = null
    const timer = setTimeout(() => removeToast(entry.id), leaveTime)
    return () => clearTimeout(timer)
  }, [leaving, entry])

  function onFocus(event: FocusEvent<HTMLElement>) {
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from
    setFocus(true)
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    setFocus(event.currentTarget.contains(event.relatedTarget))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !entry) return
    event.stopPropagation()
    event.preventDefault()
    close()
  }

  const parts = (
    <>
      <StyledLive aria-live="polite" aria-atomic="true">
        {variant === 'default' && announced}
      </StyledLive>
      <StyledLive aria-live="assertive" aria-atomic="true">
        {variant === 'destructive' && announced}
      </StyledLive>
      <ToastRegion
        region={region}
        aria-label={texts.region}
        onPointerEnter={() => setHover(true)}
        onPointerLeave={() => setHover(false)}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        {entry && (
          <ToastCard
            entry={entry}
            title={title}
            description={description}
            leaving={leaving}
            onClose={close}
          />
        )}
      </ToastRegion>
    </>
  )
  // Outside an open modal dialog it would be inert: neither announced nor reachable.
  return modal ? createPortal(parts, modal) : parts
}
