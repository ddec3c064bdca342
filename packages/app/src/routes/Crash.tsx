import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useTitle } from '../wiring/usePageTitle.ts'
import { PlainPage } from './PlainPage.tsx'

/** Shown when the root route fails. */
export function Crash() {
  const { titles, crash } = useTexts()
  useTitle(titles.crash)
  return (
    <PlainPage title={titles.crash} reloadLabel={crash.reload}>
      {crash.text}
    </PlainPage>
  )
}
