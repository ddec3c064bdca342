'use client'
import { Content, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { useDirection } from '../../hooks/index.js'
import { StyledMenu } from './Menu.styles.js'
import type { MenuProps } from './Menu.types.js'
import { AnyItem } from './MenuItems.js'

/** Space in px between the button and its menu, and between the menu and the window's edge. */
const gap = 8

/** A press takes effect when it ends, so that it can be taken back. */
function waitForClick(event: PointerEvent) {
  event.preventDefault()
}

/** A button that opens a short list of actions. */
export function Menu({ label, trigger, items, align = 'start' }: MenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const direction = useDirection(button)
  const opensAtEnd = useRef(false)
  const leftByTab = useRef(false)

  function openUpwards(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp') return
    event.preventDefault()
    opensAtEnd.current = true
    setOpen(true)
  }

  function goToEnd(event: FocusEvent<HTMLElement>) {
    if (!opensAtEnd.current || event.target === event.currentTarget) return
    opensAtEnd.current = false
    const all = event.currentTarget.querySelectorAll<HTMLElement>(
      '[role^="menuitem"]:not([data-disabled])',
    )
    all.item(all.length - 1).focus()
  }

  // From the button the browser goes on to what stands before or after it; by then the menu is gone.
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    leftByTab.current = true
    button.current?.focus()
    flushSync(() => setOpen(false))
  }

  return (
    <Root modal={false} dir={direction} open={open} onOpenChange={setOpen}>
      <Trigger
        asChild
        ref={button}
        onPointerDown={waitForClick}
        onClick={() => setOpen(!open)}
        onKeyDown={openUpwards}
      >
        {trigger}
      </Trigger>
      <Content
        asChild
        loop
        align={align}
        sideOffset={gap}
        collisionPadding={gap}
        aria-label={label}
        aria-labelledby={undefined}
        onFocus={goToEnd}
        onKeyDownCapture={leave}
        onInteractOutside={(event) => {
          if (button.current?.contains(event.target as Node)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          if (leftByTab.current) event.preventDefault()
          leftByTab.current = false
        }}
      >
        <StyledMenu>
          {items.map((item) => (
            <AnyItem key={item.id} item={item} />
          ))}
        </StyledMenu>
      </Content>
    </Root>
  )
}
