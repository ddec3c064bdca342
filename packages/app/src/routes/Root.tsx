import { BackProvider, ConnectionNotice, LinkProvider } from '@dropwatt/ui'
import { Toaster } from '@dropwatt/ui/toast'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { overlays } from '../wiring/overlays.ts'
import { RouterLink } from '../wiring/RouterLink.tsx'
import { useArrival } from '../wiring/useArrival.ts'
import { useConnection } from '../wiring/useConnection.ts'
import { useGoogleRefusal } from '../wiring/useGoogleRefusal.ts'
import { useLanguageInForce } from '../wiring/useLanguageInForce.ts'
import { useReturn } from '../wiring/useReturn.ts'
import { useDocumentTheme } from '../wiring/useTheme.ts'
import { Commands } from './Commands.tsx'

/** What every page has around it. */
export function Root() {
  useDocumentTheme()
  useLanguageInForce()
  useReturn()
  useGoogleRefusal()
  const arrival = useArrival()
  const isOnline = useConnection()

  return (
    <LinkProvider component={RouterLink}>
      <ConnectionNotice offline={!isOnline} />
      <BackProvider register={overlays.register}>
        <Commands>
          <Outlet />
        </Commands>
      </BackProvider>
      <Toaster />
      <div role="status" className="announcer">
        {arrival}
      </div>
      <ScrollRestoration />
    </LinkProvider>
  )
}
