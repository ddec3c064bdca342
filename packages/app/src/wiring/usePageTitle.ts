import { brand } from '@dropwatt/ui'
import { useLayoutEffect } from 'react'

/** Names the page in the title of the document. */
export function usePageTitle(label: string): void {
  useLayoutEffect(() => {
    document.title = `${label} - ${brand}`
  }, [label])
}
