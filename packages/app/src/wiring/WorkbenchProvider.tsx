import { useAuth, useUser } from '@dropwatt/auth'
import { createWorkbench, WorkbenchHost, type Host } from '@dropwatt/workbench'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { automationPath, licencesPath, paths } from '../paths.ts'
import { useLanguageState } from './LanguageProvider.tsx'
import { overlays } from './overlays.ts'
import { workerUrl } from './scriptUrls.ts'
import { setTitle } from './usePageTitle.ts'
import { keepsFocus } from './useRouteFocus.ts'

const workbench = createWorkbench({ workerUrl })

const hostPaths = { ...paths, licences: licencesPath, automation: automationPath }

/** Joins the workbench to auth, the language and the router. */
export function WorkbenchProvider({ children }: { children: ReactNode }) {
  const { status, getAccessToken } = useAuth()
  const user = useUser()?.id
  const { language, texts, isPseudo } = useLanguageState().loaded
  const navigate = useNavigate()

  useEffect(() => {
    if (status === 'signedOut') workbench.close()
  }, [status])

  const host = useMemo((): Host => {
    const go: Host['navigate'] = (to, { keepsFocus: isKept, state, ...options } = {}) =>
      void navigate(to, { ...options, state: isKept ? { ...state, ...keepsFocus } : state })
    return {
      workbench,
      user,
      getAccessToken,
      language,
      isPseudo,
      paths: hostPaths,
      titles: texts.titles,
      setTitle,
      navigate: go,
      leave(to, options) {
        if (!overlays.hasEntries()) go(to, options)
        else overlays.leave(({ replace }) => go(to, { replace: replace || options?.replace }))
      },
    }
  }, [user, getAccessToken, language, isPseudo, texts, navigate])

  return (
    <WorkbenchHost value={host} location={useLocation()}>
      {children}
    </WorkbenchHost>
  )
}
