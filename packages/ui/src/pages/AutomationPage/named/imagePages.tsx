'use client'
import { imagePictures as pictures } from '../../../data/pictures/imagePictures.js'
import { ImageView as view } from '../pictures/ImageView.js'
import { pageOf } from './pageOf.js'

export const RemoveBackgroundPage = /* @__PURE__ */ pageOf({
  slug: 'remove-background',
  picture: pictures['remove-background'],
  view,
})
export const SwappableBackgroundPage = /* @__PURE__ */ pageOf({
  slug: 'swappable-background',
  picture: pictures['swappable-background'],
  view,
})
export const DynamicWatermarkPage = /* @__PURE__ */ pageOf({
  slug: 'dynamic-watermark',
  picture: pictures['dynamic-watermark'],
  view,
})
export const ImageCompressionPage = /* @__PURE__ */ pageOf({
  slug: 'image-compression',
  picture: pictures['image-compression'],
  view,
})
