export { ShopifyStoreSettingsPage } from '@dropwatt/ui/pages'
