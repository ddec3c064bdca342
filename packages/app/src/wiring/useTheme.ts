import { dark, light } from '@dropwatt/ui/tokens'
import { useContext, useLayoutEffect, useSyncExternalStore } from 'react'
import { themePreference, type Theme } from '../config/preferences.ts'
import { MemberAssumed } from './MemberAssumed.ts'

/** Returns the current theme and a function that changes it. */
export function useTheme() {
  // The page of a member is in the chosen theme before hydration; other documents show the default.
  const isKnown = useContext(MemberAssumed)
  const theme = useSyncExternalStore(
    themePreference.subscribe,
    themePreference.get,
    isKnown ? themePreference.get : () => themePreference.initial,
  )
  return { theme, setTheme: themePreference.set }
}

const browserColor: Readonly<Record<Theme, string>> = { dark: dark.bg, light: light.bg }

/** Finishes running CSS transitions, so that all colours change at once. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}

/** Applies the current theme to the document and to the colour of the browser UI. */
export function useDocumentTheme(): void {
  useLayoutEffect(() => {
    function apply() {
      const theme = themePreference.get()
      document.documentElement.dataset.theme = theme
      finishTransitions()
      const meta = document.querySelector('meta[name="theme-color"]')
      meta?.setAttribute('content', browserColor[theme])
    }
    apply()
    return themePreference.subscribe(apply)
  }, [])
}
