import { CogsMonitorPage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const CogsMonitor = automation('cogs-monitor', CogsMonitorPage)
