'use client'
import { ledgerPictures as pictures } from '../../../data/pictures/ledgerPictures.js'
import { LedgerView as view } from '../pictures/LedgerView.js'
import { pageOf } from './pageOf.js'

export const CogsMonitorPage = /* @__PURE__ */ pageOf({
  slug: 'cogs-monitor',
  picture: pictures['cogs-monitor'],
  view,
})
