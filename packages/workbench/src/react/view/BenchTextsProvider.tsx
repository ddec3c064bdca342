import { LocaleProvider } from '@dropwatt/ui'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useHost } from '../WorkbenchHost.tsx'
import { knownLanguage, loadBenchLanguage, type BenchLanguage } from './language.ts'

const BenchTextsContext = createContext<BenchLanguage | undefined>(undefined)

/** Provides the texts of the workbench in the current language; renders nothing until they are there. */
export function BenchTextsProvider({ children }: { children: ReactNode }) {
  const { language, isPseudo = false } = useHost()
  const [loaded, setLoaded] = useState(() => (isPseudo ? undefined : knownLanguage(language)))

  useEffect(() => {
    let isCurrent = true
    void loadBenchLanguage(language, isPseudo).then((found) => {
      if (isCurrent) setLoaded(found)
    })
    return () => {
      isCurrent = false
    }
  }, [language, isPseudo])

  // While another language loads, the workbench stays in the last one.
  if (!loaded) return null
  return (
    <LocaleProvider catalog={loaded.catalog}>
      <BenchTextsContext.Provider value={loaded}>{children}</BenchTextsContext.Provider>
    </LocaleProvider>
  )
}

/**
 * Returns the texts of the workbench.
 *
 * @throws {Error} outside of its provider
 */
export function useBenchTexts(): BenchLanguage {
  const texts = useContext(BenchTextsContext)
  if (!texts) throw new Error('[@dropwatt/workbench] The texts of the workbench are not provided.')
  return texts
}
