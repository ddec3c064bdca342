// Written by npm run tokens from the list of slugs and the folders of the automations.
'use client'
import { page as cogsMonitor } from '../../../catalogue/automations/cogs-monitor/page.js'
import { LedgerView as view } from '../pictures/LedgerView.js'
import { pageOf } from './pageOf.js'

export const CogsMonitorPage = /* @__PURE__ */ pageOf({
  slug: 'cogs-monitor',
  page: cogsMonitor,
  view,
})
