export { CogsMonitorPage } from '@dropwatt/ui/pages'
