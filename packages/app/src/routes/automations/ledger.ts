// Written by npm run tokens from the list of slugs and the folders of the automations.
import { CogsMonitorPage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const components = {
  'cogs-monitor': automation('cogs-monitor', CogsMonitorPage),
}
