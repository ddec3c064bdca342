'use client'
import { useRef, type KeyboardEvent } from 'react'
import { useStrings } from '../../i18n/index.js'
import { EyeIcon } from '../../icons/index.js'
import { maskEditorStrings } from './MaskEditor.strings.js'
import { StyledHold } from './MaskEditor.styles.js'

interface HoldButtonProps {
  readonly isHeld: boolean
  readonly onHeldChange: (isHeld: boolean) => void
}

/** Shows the original while it is held, by a pointer or a key; a click of a program switches it. */
export function HoldButton({ isHeld, onHeldChange }: HoldButtonProps) {
  const strings = useStrings(maskEditorStrings)
  const wasHeld = useRef(false)

  function hold(isNowHeld: boolean) {
    wasHeld.current = true
    onHeldChange(isNowHeld)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) hold(event.type === 'keydown')
  }

  return (
    <StyledHold
      type="button"
      aria-pressed={isHeld}
      onPointerDown={() => hold(true)}
      onPointerUp={() => hold(false)}
      onPointerCancel={() => hold(false)}
      onPointerLeave={() => {
        wasHeld.current = false
        onHeldChange(false)
      }}
      onKeyDown={press}
      onKeyUp={press}
      onBlur={() => onHeldChange(false)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        // After a pointer or a key the browser reports a click, too.
        if (!wasHeld.current) onHeldChange(!isHeld)
        wasHeld.current = false
      }}
    >
      <EyeIcon aria-hidden="true" />
      {strings.hold}
    </StyledHold>
  )
}
