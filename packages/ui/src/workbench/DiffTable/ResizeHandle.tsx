'use client'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { numberFormat } from '../../i18n/index.js'
import type { Wording } from './describe.js'
import { limitsAt, type ColumnResize } from './useColumnResize.js'

/** Steps of the arrow keys in px, without and with Shift. */
const steps = { coarse: 8, fine: 1 }

interface ResizeHandleProps {
  /** Position of the column in the table. */
  readonly position: number
  /** Name of the column. */
  readonly name: string
  readonly resize: ColumnResize
  readonly isRightToLeft: boolean
  readonly wording: Wording
}

/**
 * The end of a column header, which pointers drag to change the width of the column. The menu of the
 * column turns it into a separator with focus for the keyboard, so that it is no tab stop.
 */
export function ResizeHandle(props: ResizeHandleProps) {
  const { position, name, resize, isRightToLeft, wording } = props
  const { strings, locale } = wording
  const { resizing, start, set, drag, keep, cancel, fit } = resize
  const handle = useRef<HTMLSpanElement>(null)
  const origin = useRef(0)
  const now = resizing?.position === position ? resizing : undefined
  const byKeys = now?.byKeys === true
  const direction = isRightToLeft ? -1 : 1
  const { least, most } = limitsAt(position)

  useEffect(() => {
    if (byKeys) handle.current?.focus()
  }, [byKeys])

  function press(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    // Focus stays where it is.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    origin.current = event.clientX
    start(position, false)
  }

  function leaveFor(end: () => void) {
    end()
    handle.current?.parentElement?.querySelector('button')?.focus()
  }

  function pressKey(event: KeyboardEvent) {
    if (!now) return
    const step = (event.shiftKey ? steps.fine : steps.coarse) * direction
    const does: Readonly<Record<string, () => void>> = {
      ArrowRight: () => set(now.width + step),
      ArrowLeft: () => set(now.width - step),
      Home: () => set(least),
      End: () => set(most),
      Enter: () => leaveFor(keep),
      Escape: () => leaveFor(cancel),
    }
    const act = does[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  const width = now && strings.pixels(numberFormat(locale).format(now.width))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys use the menu of the column.
    <span
      ref={handle}
      data-resize={now ? 'active' : ''}
      role={byKeys ? 'separator' : 'presentation'}
      aria-hidden={byKeys ? undefined : true}
      tabIndex={byKeys ? 0 : undefined}
      {...(byKeys && {
        'aria-orientation': 'vertical',
        'aria-label': strings.widthOf(name),
        'aria-valuenow': now.width,
        'aria-valuemin': least,
        'aria-valuemax': most,
        'aria-valuetext': width,
      })}
      onPointerDown={press}
      onPointerMove={({ clientX }) => drag((clientX - origin.current) * direction)}
      onPointerUp={() => !byKeys && keep()}
      onPointerCancel={cancel}
      onDoubleClick={() => fit(position)}
      onKeyDown={pressKey}
      onBlur={() => byKeys && keep()}
    >
      {now && (
        <span data-width="" aria-hidden="true">
          {width}
        </span>
      )}
    </span>
  )
}
