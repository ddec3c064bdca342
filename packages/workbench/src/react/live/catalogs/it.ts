export { storeIt as catalog } from '@dropwatt/ui/store-it'
