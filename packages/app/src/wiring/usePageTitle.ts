import { brand } from '@dropwatt/ui'
import { useLayoutEffect } from 'react'

/** Returns the document title of a page. */
export function titleOf(label: string): string {
  return `${label} - ${brand}`
}

/** Sets the document title to that of a page. */
export function setTitle(label: string): void {
  document.title = titleOf(label)
}

/** Sets the document title. */
export function useTitle(label: string): void {
  useLayoutEffect(() => setTitle(label), [label])
}
