import { useTexts } from '../wiring/LanguageProvider.tsx'
import { usePageTitle } from '../wiring/usePageTitle.ts'
import { PlainPage } from './PlainPage.tsx'

/** What is shown in the place of a page that failed. */
export function Crash() {
  const { titles, crash } = useTexts()
  usePageTitle(titles.crash)
  return (
    <PlainPage title={titles.crash} reloadLabel={crash.reload}>
      {crash.text}
    </PlainPage>
  )
}
