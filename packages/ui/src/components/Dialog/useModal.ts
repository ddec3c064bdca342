'use client'
import {
  useCallback,
  useEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { useBack } from '../../hooks/BackProvider.js'

export interface ModalParts {
  /** The dialog on the page. */
  readonly element: RefObject<HTMLDialogElement | null>
  /** Goes on the `dialog`, whose content fills its box: a click outside the content is on the backdrop. */
  readonly dialogProps: {
    readonly ref: (node: HTMLDialogElement | null) => void
    readonly 'data-modal': ''
    readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
    readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
    readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
  }
}

/** Marks a page whose scroll bar takes space, so that it keeps that space while scrolling is locked. */
function keepScrollbarSpace(root: HTMLElement): void {
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth)
}

/**
 * Makes a native `dialog` modal while `open`: the browser makes the rest of the page inert, keeps
 * focus inside and returns it. Escape, the backdrop and, below a `BackProvider`, Back request to
 * close; the state is controlled.
 */
export function useModal(open: boolean, onClose: () => void): ModalParts {
  const element = useRef<HTMLDialogElement | null>(null)
  const pressedBackdrop = useRef(false)

  // Close before unmounting, so that focus still returns.
  const attach = useCallback((node: HTMLDialogElement | null) => {
    if (!node) element.current?.close()
    element.current = node
  }, [])

  useEffect(() => {
    if (!open) return undefined
    keepScrollbarSpace(document.documentElement)
    element.current?.showModal()
    return () => element.current?.close()
  }, [open])

  useBack(open, onClose)

  return {
    element,
    dialogProps: {
      ref: attach,
      'data-modal': '',
      onCancel(event) {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      onClose(event) {
        if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose()
      },
      onMouseDown(event) {
        pressedBackdrop.current = event.target === event.currentTarget
      },
      onClick(event) {
        if (event.target === event.currentTarget && pressedBackdrop.current) onClose()
      },
    },
  }
}
