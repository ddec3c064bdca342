import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useTitle } from '../wiring/usePageTitle.ts'
import { PlainPage } from './PlainPage.tsx'

/** What is shown in the place of a page that failed. */
export function Crash() {
  const { titles, crash } = useTexts()
  useTitle(titles.crash)
  return (
    <PlainPage title={titles.crash} reloadLabel={crash.reload}>
      {crash.text}
    </PlainPage>
  )
}
