// Written by npm run tokens from the list of slugs and the folders of the automations.
'use client'
import { page as removeBackground } from '../../../catalogue/automations/remove-background/page.js'
import { page as swappableBackground } from '../../../catalogue/automations/swappable-background/page.js'
import { page as dynamicWatermark } from '../../../catalogue/automations/dynamic-watermark/page.js'
import { page as imageCompression } from '../../../catalogue/automations/image-compression/page.js'
import { ImageView } from '../pictures/ImageView.js'
import { pageOf } from './pageOf.js'

export const RemoveBackgroundPage = /* @__PURE__ */ pageOf(
  'remove-background',
  removeBackground,
  ImageView,
)
export const SwappableBackgroundPage = /* @__PURE__ */ pageOf(
  'swappable-background',
  swappableBackground,
  ImageView,
)
export const DynamicWatermarkPage = /* @__PURE__ */ pageOf(
  'dynamic-watermark',
  dynamicWatermark,
  ImageView,
)
export const ImageCompressionPage = /* @__PURE__ */ pageOf(
  'image-compression',
  imageCompression,
  ImageView,
)
