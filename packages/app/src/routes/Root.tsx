import { BackProvider, ConnectionNotice, LinkProvider, LiveRegion } from '@dropwatt/ui'
import { Toaster } from '@dropwatt/ui/toast'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { overlays } from '../wiring/overlays.ts'
import { RouterLink } from '../wiring/RouterLink.tsx'
import { useRouteFocus } from '../wiring/useRouteFocus.ts'
import { useConnection } from '../wiring/useConnection.ts'
import { useGoogleErrorToast } from '../wiring/useGoogleErrorToast.ts'
import { useLanguageSync } from '../wiring/useLanguageSync.ts'
import { useAuthCallback } from '../wiring/useAuthCallback.ts'
import { useDocumentTheme } from '../wiring/useTheme.ts'
import { Commands } from './Commands.tsx'
import { LeftFilesLoader } from './LeftFilesLoader.tsx'

/** The root route: the providers and the parts around every page. */
export function Root() {
  useDocumentTheme()
  useLanguageSync()
  useAuthCallback()
  useGoogleErrorToast()
  const announcement = useRouteFocus()
  const isOnline = useConnection()
  const isPrivate = useLocation().pathname.startsWith(paths.dashboard)

  return (
    <LinkProvider component={RouterLink}>
      <ConnectionNotice offline={!isOnline} keepsFiles={isPrivate} />
      <LeftFilesLoader />
      <BackProvider register={overlays.register}>
        <Commands>
          <Outlet />
        </Commands>
      </BackProvider>
      <Toaster />
      <LiveRegion>{announcement}</LiveRegion>
      <ScrollRestoration />
    </LinkProvider>
  )
}
