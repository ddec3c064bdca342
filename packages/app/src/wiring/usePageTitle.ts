import { brand } from '@dropwatt/ui'
import { useLayoutEffect } from 'react'

/** Gives the title of the document for a page. */
export function titleOf(label: string): string {
  return `${label} - ${brand}`
}

/** Names the page in the title of the document. */
export function usePageTitle(label: string): void {
  useLayoutEffect(() => {
    document.title = titleOf(label)
  }, [label])
}
