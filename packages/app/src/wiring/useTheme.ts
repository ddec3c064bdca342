import { dark, light } from '@dropwatt/ui/tokens'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { themePreference, type Theme } from '../config/preferences.ts'

/** Reads the theme chosen on this device, and gives what changes it. */
export function useTheme() {
  const theme = useSyncExternalStore(
    themePreference.subscribe,
    themePreference.get,
    () => themePreference.initial,
  )
  return { theme, setTheme: themePreference.set }
}

const browserColor: Readonly<Record<Theme, string>> = { dark: dark.bg, light: light.bg }

/** Ends what would ease towards the other theme, such as the button that was pressed. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}

/** Keeps the document, and the browser around it, in the theme chosen on this device. */
export function useDocumentTheme(): void {
  useLayoutEffect(() => {
    function apply() {
      const theme = themePreference.get()
      document.documentElement.dataset.theme = theme
      endTransitions()
      const meta = document.querySelector('meta[name="theme-color"]')
      meta?.setAttribute('content', browserColor[theme])
    }
    apply()
    return themePreference.subscribe(apply)
  }, [])
}
