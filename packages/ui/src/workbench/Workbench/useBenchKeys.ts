'use client'
import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

/** Elements over the bench, which have keys of their own. */
const overlays = 'dialog, [role="dialog"], [role="menu"]'

/** The control of the first option that takes focus; of a group the one that Tab reaches. */
const firstOption =
  ':is(input:checked, input:not([type="radio"]), select, textarea, [role="combobox"], button):enabled'

/** The cell or tile of a list that Tab reaches. */
const firstCell = '[data-fills] [data-scroller] [tabindex="0"]'

interface BenchKeysOptions {
  readonly bench: RefObject<HTMLElement | null>
  /** Opens the options over the preview. @default they are beside it, or there are none */
  readonly onOptions: (() => void) | undefined
}

/** The keys that work in the whole bench, and the parts that they move between. */
export interface BenchKeys {
  /** The options beside the preview. */
  readonly options: RefObject<HTMLDivElement | null>
  readonly preview: RefObject<HTMLDivElement | null>
  /** Moves focus to the list of the preview. */
  readonly showPreview: () => void
  readonly onOptionFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Whether a key is for the bench, and for nothing that is open over it. */
function isOfBench({ target, currentTarget }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    currentTarget.contains(target) &&
    !target.closest(overlays) &&
    document.querySelector('dialog[open]') === null
  )
}

/** Presses the main button on Ctrl Enter, and moves between options and preview on F6. */
export function useBenchKeys({ bench, onOptions }: BenchKeysOptions): BenchKeys {
  const options = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLDivElement>(null)
  const lastOption = useRef<HTMLElement>(undefined)

  function showPreview() {
    const cell = preview.current?.querySelector<HTMLElement>(firstCell)
    ;(cell ?? preview.current)?.focus()
  }

  function showOptions() {
    const last = lastOption.current
    const option = last?.isConnected
      ? last
      : options.current?.querySelector<HTMLElement>(firstOption)
    if (option) option.focus()
    else onOptions?.()
  }

  function pressMain() {
    bench.current
      ?.querySelector<HTMLElement>(':scope > [data-sticky-footer] > :last-child')
      ?.click()
  }

  return {
    options,
    preview,
    showPreview,
    onOptionFocus({ target }) {
      lastOption.current = target
    },
    onKeyDown(event) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      if (event.defaultPrevented || shiftKey || altKey || !isOfBench(event)) return
      const isCommand = ctrlKey || metaKey
      if (key === 'Enter' && isCommand) pressMain()
      else if (key === 'F6' && !isCommand) {
        if (preview.current?.contains(event.target as Element)) showOptions()
        else showPreview()
      } else return
      event.preventDefault()
    },
  }
}
