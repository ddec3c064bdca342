import { ShopifyStoreSettingsPage } from '@dropwatt/ui/pages'
import { StoreSettings } from '@dropwatt/workbench'
import { settings } from '../settings.tsx'

export const Component = settings('shopify-store', () => (
  <StoreSettings page={ShopifyStoreSettingsPage} />
))
