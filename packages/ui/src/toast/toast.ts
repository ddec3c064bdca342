'use client'
import { toast as queue, useToasterStore } from 'react-hot-toast/headless'

/** How grave a toast is: `default` reports, `destructive` says that something failed. */
export type ToastVariant = 'default' | 'destructive'

export interface ToastOptions {
  /** Says what happened. Shown as text, never as markup. */
  title: string
  /** Adds what it means or what to do. Shown as text, never as markup. */
  description?: string
  /** Sets the look and how it is announced: `destructive` interrupts. @default 'default' */
  variant?: ToastVariant
  /** Stays for so many ms; `Infinity` stays until closed. @default 5000 */
  duration?: number
  /** Names it for `toast.dismiss`; a toast on screen with the same id changes in place. @default a new one */
  id?: string
}

/** What a toast says: words of its own, or the not-implemented notice in the current language. */
export type ToastWords =
  | { readonly title: string; readonly description?: string }
  | { readonly notImplemented: true; readonly action?: string }

/** One toast, as it was asked for. Each call makes a new one, even under the same id. */
export interface ToastEntry {
  readonly id: string
  readonly words: ToastWords
  readonly variant: ToastVariant
  readonly duration: number
}

const defaultDuration = 5000
const entries = new Map<string, ToastEntry>()
let made = 0

/** The store keeps up to 20; one at most is wanted, so the old one goes before the new one comes. */
function show({
  words,
  variant = 'default',
  duration = defaultDuration,
  id = `toast-${(made += 1)}`,
}: Partial<ToastEntry> & Pick<ToastEntry, 'words'>): string {
  queue.remove()
  entries.clear()
  entries.set(id, { id, words, variant, duration })
  return queue(null, { id })
}

/**
 * Shows a short message at the edge of the screen, in the place of the one before.
 *
 * @returns the id, for `toast.dismiss`
 */
export function toast({ title, description, ...rest }: ToastOptions): string {
  return show({ words: { title, description }, ...rest })
}

/** Closes the toast with this id, or the one on screen when none is given. */
toast.dismiss = function dismiss(id?: string): void {
  queue.dismiss(id)
}

/**
 * Says that a feature does not exist yet and can be requested, in the current language.
 *
 * @param action title of what was asked for, when the notice should name it
 */
export function showNotImplemented(action?: string): void {
  show({ words: { notImplemented: true, action } })
}

/** Takes the toast with this id away at once, or any when none is given. */
export function removeToast(id?: string): void {
  queue.remove(id)
}

/** Reads the toast on screen, and whether it is on its way out. */
export function useShownToast(): { entry: ToastEntry; leaving: boolean } | undefined {
  const [shown] = useToasterStore().toasts
  const entry = shown && entries.get(shown.id)
  return entry && { entry, leaving: shown.dismissed }
}
