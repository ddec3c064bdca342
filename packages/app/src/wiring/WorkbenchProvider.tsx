import { useAuth, useUser } from '@dropwatt/auth'
import { toast } from '@dropwatt/ui/toast'
import { WorkbenchHost, type Host } from '@dropwatt/workbench'
import { useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readStoreMode } from '../config/meta.ts'
import { automationPath, licencesPath, paths, settingsPath, storeJobPath } from '../paths.ts'
import { useLanguageState } from './LanguageProvider.tsx'
import { overlays } from './overlays.ts'
import { untilVerified } from './untilVerified.ts'
import { setTitle } from './usePageTitle.ts'
import { keepsFocus } from './useRouteFocus.ts'
import { workbench } from './workbench.ts'

const hostPaths = {
  ...paths,
  storeSettings: settingsPath('shopify-store'),
  storeJob: storeJobPath,
  licences: licencesPath,
  automation: automationPath,
}

/** Joins the workbench to auth, the language and the router. */
export function WorkbenchProvider({ children }: { children: ReactNode }) {
  const { getAccessToken, verifyUser } = useAuth()
  const user = useUser()?.id
  const { language, texts, isPseudo } = useLanguageState().loaded
  const navigate = useNavigate()

  const host = useMemo((): Host => {
    const go: Host['navigate'] = (to, { keepsFocus: isKept, state, ...options } = {}) =>
      void navigate(to, { ...options, state: isKept ? { ...state, ...keepsFocus } : state })
    return {
      workbench,
      user,
      verifyUser: (id) =>
        untilVerified(id, { verifyUser, onDelay: () => toast(texts.filesUnverified) }),
      getAccessToken,
      // Documents are written without one.
      storeMode: globalThis.document ? readStoreMode(document) : undefined,
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
  }, [user, getAccessToken, verifyUser, language, isPseudo, texts, navigate])

  return (
    <WorkbenchHost value={host} location={useLocation()}>
      {children}
    </WorkbenchHost>
  )
}
