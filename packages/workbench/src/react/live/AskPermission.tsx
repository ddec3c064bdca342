import { PermissionNotice, useStoreFailure } from '@dropwatt/ui/store'
import { useStore } from 'zustand'
import type { AfterConsent } from '../../core/live/afterConsent.ts'
import type { Session } from '../../core/store/Session.ts'
import { connectReasons } from './failureReasons.ts'
import { StoreTexts } from './StoreTexts.tsx'
import { useConsent } from './useConsent.ts'
import { useStores, useStoresState } from './useStores.ts'

interface AskPermissionProps {
  session: Session
  /** Permissions that the chosen work needs and the store has not given. */
  scopes: readonly string[]
  /** Work that goes on after the consent. */
  after: AfterConsent
}

/** Asks where work on a live file is chosen for the permission that it needs. */
export function AskPermission(props: AskPermissionProps) {
  return (
    <StoreTexts>
      <Ask {...props} />
    </StoreTexts>
  )
}

function Ask({ session, scopes, after }: AskPermissionProps) {
  const stores = useStores()
  const domain = useStore(session.state, ({ file }) => file.live?.domain)
  const store = useStoresState()?.stores.find((each) => each.domain === domain)
  const wordOf = useStoreFailure()
  const { ask, isAsking, failure } = useConsent(stores, store, after)
  return (
    <PermissionNotice
      scopes={scopes}
      onAsk={store && (() => void ask(scopes))}
      isAsking={isAsking}
      error={failure && wordOf(connectReasons[failure.code])}
    />
  )
}
