import { CogsMonitorPage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const components = {
  'cogs-monitor': automation('cogs-monitor', CogsMonitorPage),
}
