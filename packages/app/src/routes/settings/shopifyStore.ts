import { ShopifyStoreSettingsPage } from '@dropwatt/ui/pages'
import { settings } from '../settings.tsx'

export const Component = settings('shopify-store', ShopifyStoreSettingsPage)
