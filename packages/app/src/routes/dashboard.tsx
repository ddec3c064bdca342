import { useUser } from '@dropwatt/auth'
import { DashboardFrame } from '@dropwatt/ui'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useLanguage } from '../wiring/LanguageProvider.tsx'
import { useLogout } from '../wiring/useLogout.ts'
import { useTheme } from '../wiring/useTheme.ts'

export function Component() {
  const { pathname } = useLocation()
  const { theme, setTheme } = useTheme()
  const { language, setLanguage } = useLanguage()

  useEffect(() => {
    // Whoever logs out without a network still needs the page that logging out leads to.
    import('./landing.tsx').catch(() => {})
  }, [])

  return (
    <DashboardFrame
      currentPath={pathname}
      theme={theme}
      onThemeChange={setTheme}
      language={language}
      onLanguageChange={setLanguage}
      userEmail={useUser()?.email}
      onLogout={useLogout()}
    >
      <Outlet />
    </DashboardFrame>
  )
}
