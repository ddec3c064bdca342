import { brand } from '@dropwatt/ui'
import { useLayoutEffect } from 'react'
import { pages, type TitledPath } from '../routes/manifest.ts'
import { useTexts } from './LanguageProvider.tsx'

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

/** Sets the document title to that of a page in the manifest. */
export function usePageTitle(path: TitledPath): void {
  useTitle(useTexts().titles[pages[path].title])
}
