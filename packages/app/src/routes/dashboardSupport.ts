export { SupportPage as Component } from '@dropwatt/ui/pages'
