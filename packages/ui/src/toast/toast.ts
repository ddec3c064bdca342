'use client'
import { toast as queue, useToasterStore } from 'react-hot-toast/headless'

/** Severity of a toast: `default` reports, `destructive` says that something failed. */
export type ToastVariant = 'default' | 'destructive'

/** A button in a toast. The same must be possible elsewhere, as the toast closes by itself. */
interface ToastAction {
  /** Label of the button. */
  readonly label: string
  /** Called when it is pressed; the toast closes. */
  readonly onAction: () => void
}

export interface ToastOptions {
  /** Headline of the result. Shown as text, never as markup. */
  title: string
  /** Consequence or next step. Shown as text, never as markup. */
  description?: string
  /** A button before Close, such as Undo. @default none */
  action?: ToastAction
  /** Sets the style and the announcement: `destructive` is assertive. @default 'default' */
  variant?: ToastVariant
  /** Duration in ms; with `Infinity` it stays until closed. @default 5000 */
  duration?: number
  /** Id for `toast.dismiss`; a visible toast with the same id is updated in place. @default a new id */
  id?: string
}

/** Content of a toast: its own texts, or the not-implemented notice in the current language. */
export type ToastContent =
  | { readonly title: string; readonly description?: string; readonly button?: ToastAction }
  | { readonly notImplemented: true; readonly action?: string }

/** One toast request. Each call creates a new one, even with the same id. */
export interface ToastEntry {
  readonly id: string
  readonly content: ToastContent
  readonly variant: ToastVariant
  readonly duration: number
}

const defaultDuration = 5000
const entries = new Map<string, ToastEntry>()
let made = 0

/** The store keeps up to 20, but only one should show, so the old one is removed first. */
function show({
  content,
  variant = 'default',
  duration = defaultDuration,
  id = `toast-${(made += 1)}`,
}: Partial<ToastEntry> & Pick<ToastEntry, 'content'>): string {
  queue.remove()
  entries.clear()
  entries.set(id, { id, content, variant, duration })
  return queue(null, { id })
}

/**
 * Shows a short message at the edge of the screen, replacing the previous one.
 *
 * @returns the id, for `toast.dismiss`
 */
export function toast({ title, description, action, ...rest }: ToastOptions): string {
  return show({ content: { title, description, button: action }, ...rest })
}

/** Closes the toast with this id, or the visible one without an id. */
toast.dismiss = function dismiss(id?: string): void {
  queue.dismiss(id)
}

/**
 * Shows a toast that a feature is not implemented yet and can be requested, in the current
 * language.
 *
 * @param action title of the action, if the notice should name it
 */
export function showNotImplemented(action?: string): void {
  show({ content: { notImplemented: true, action } })
}

/** Removes the toast with this id at once, or all without an id. */
export function removeToast(id?: string): void {
  queue.remove(id)
}

/** Returns the visible toast, and whether it is closing. */
export function useShownToast(): { entry: ToastEntry; leaving: boolean } | undefined {
  const [shown] = useToasterStore().toasts
  const entry = shown && entries.get(shown.id)
  return entry && { entry, leaving: shown.dismissed }
}
