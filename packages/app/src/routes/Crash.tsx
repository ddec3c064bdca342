import { PlainPage } from '@dropwatt/ui'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useTitle } from '../wiring/usePageTitle.ts'

/** Shown when the root route fails. */
export function Crash() {
  const { titles, crash } = useTexts()
  useTitle(titles.crash)
  return (
    <PlainPage heading={titles.crash} reloadLabel={crash.reload} onReload={() => location.reload()}>
      {crash.text}
    </PlainPage>
  )
}
