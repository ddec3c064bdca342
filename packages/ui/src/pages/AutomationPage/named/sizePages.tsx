// Written by npm run tokens from the list of slugs and the folders of the automations.
'use client'
import { page as sizeExchanger } from '../../../catalogue/automations/size-exchanger/page.js'
import { SizeView } from '../pictures/SizeView.js'
import { pageOf } from './pageOf.js'

export const SizeExchangerPage = /* @__PURE__ */ pageOf('size-exchanger', sizeExchanger, SizeView)
