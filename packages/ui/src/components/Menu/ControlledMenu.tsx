'use client'
import { Content, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { useDirection } from '../../hooks/useDirection.js'
import { StyledMenu } from './Menu.styles.js'
import type { MenuProps } from './Menu.types.js'
import { AnyItem, type Linking } from './MenuItems.js'

/** Space in px between the button and its menu, and between the menu and the window's edge. */
const gap = 8

/** Trigger that opened a menu: a pointer, which focuses no item, or a key, which focuses the first or last. */
export type Opening = 'pointer' | 'first' | 'last'

export interface ControlledMenuProps extends MenuProps, Linking {
  readonly opened: Opening | undefined
  readonly onOpenedChange: (opened: Opening | undefined) => void
}

/** Opens on release, so that a press can be cancelled. */
function waitForClick(event: PointerEvent) {
  event.preventDefault()
}

/** A controlled menu. */
export function ControlledMenu({
  label,
  trigger,
  items,
  align = 'start',
  opened,
  onOpenedChange,
  Link,
}: ControlledMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const direction = useDirection(button)

  function openAtEnd(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp') return
    event.preventDefault()
    onOpenedChange('last')
  }

  function enter(event: FocusEvent<HTMLElement>) {
    const { currentTarget: menu, target, relatedTarget } = event
    if (opened === 'pointer' || target !== menu || menu.contains(relatedTarget)) return
    // Radix checks whether it saw a key press, which it did not if it was loaded later.
    event.preventDefault()
    const all = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
    const due = [...all].at(opened === 'last' ? -1 : 0)
    due?.focus()
  }

  // From the button the browser moves on to its neighbour; by then the menu is closed.
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    button.current?.focus()
    flushSync(() => onOpenedChange(undefined))
  }

  return (
    <Root
      modal={false}
      dir={direction}
      open={opened !== undefined}
      onOpenChange={(open) => onOpenedChange(open ? 'first' : undefined)}
    >
      <Trigger
        asChild
        ref={button}
        onPointerDown={waitForClick}
        onClick={() => onOpenedChange(opened ? undefined : 'pointer')}
        onKeyDown={openAtEnd}
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
        onFocus={enter}
        onKeyDownCapture={leave}
        onEscapeKeyDown={() => {
          // Radix focuses the button a moment later; a second Escape would be lost until then.
          button.current?.focus()
        }}
        onInteractOutside={(event) => {
          if (button.current?.contains(event.target as Node)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          // Focus that has moved elsewhere stays there.
          if (document.activeElement !== document.body) event.preventDefault()
        }}
      >
        <StyledMenu>
          {items.map((item) => (
            <AnyItem
              key={item.id}
              item={item}
              onChoose={() => button.current?.focus()}
              Link={Link}
            />
          ))}
        </StyledMenu>
      </Content>
    </Root>
  )
}
