export { AffiliatePage as Component } from '@dropwatt/ui/pages'
