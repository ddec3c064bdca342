import { brand } from '@dropwatt/ui'
import { useLayoutEffect } from 'react'
import { pages, type TitledPath } from '../routes/manifest.ts'
import { useTexts } from './LanguageProvider.tsx'

/** Gives the title of the document for a page. */
export function titleOf(label: string): string {
  return `${label} - ${brand}`
}

/** Names what is shown in the title of the document. */
export function useTitle(label: string): void {
  useLayoutEffect(() => {
    document.title = titleOf(label)
  }, [label])
}

/** Names the page at a path in the title of the document, as the manifest says. */
export function usePageTitle(path: TitledPath): void {
  useTitle(useTexts().titles[pages[path].title])
}
