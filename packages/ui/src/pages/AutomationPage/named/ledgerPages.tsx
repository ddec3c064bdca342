// Written by npm run tokens from the list of slugs and the folders of the automations.
'use client'
import { page as cogsMonitor } from '../../../catalogue/automations/cogs-monitor/page.js'
import { LedgerView } from '../pictures/LedgerView.js'
import { pageOf } from './pageOf.js'

export const CogsMonitorPage = /* @__PURE__ */ pageOf('cogs-monitor', cogsMonitor, LedgerView)
