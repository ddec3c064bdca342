'use client'
import { sizePictures as pictures } from '../../../data/pictures/sizePictures.js'
import { SizeView as view } from '../pictures/SizeView.js'
import { pageOf } from './pageOf.js'

export const SizeExchangerPage = /* @__PURE__ */ pageOf({
  slug: 'size-exchanger',
  picture: pictures['size-exchanger'],
  view,
})
