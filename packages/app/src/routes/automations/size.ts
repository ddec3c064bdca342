export { SizeExchangerPage } from '@dropwatt/ui/pages'
