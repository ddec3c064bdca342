import { LoadingScreen } from '@dropwatt/ui'
import type { ComponentType } from 'react'
import { useModule } from './useModule.ts'
import { useHost } from './WorkbenchHost.tsx'

const load = () => import('./live/StoreSettingsView.tsx')

export interface StoreSettingsProps {
  /** The page where the server reaches no stores. */
  page: ComponentType
}

/** Shows the settings page Shopify Store. */
export function StoreSettings({ page: Page }: StoreSettingsProps) {
  const { storeMode } = useHost()
  const view = useModule(load, storeMode !== undefined)
  if (storeMode === undefined) return <Page />
  return view ? <view.StoreSettingsView mode={storeMode} /> : <LoadingScreen within />
}
