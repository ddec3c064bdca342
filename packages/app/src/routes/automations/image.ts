// Written by npm run tokens from the list of slugs and the folders of the automations.
import {
  DynamicWatermarkPage,
  ImageCompressionPage,
  RemoveBackgroundPage,
  SwappableBackgroundPage,
} from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const RemoveBackground = automation('remove-background', RemoveBackgroundPage)
export const SwappableBackground = automation('swappable-background', SwappableBackgroundPage)
export const DynamicWatermark = automation('dynamic-watermark', DynamicWatermarkPage)
export const ImageCompression = automation('image-compression', ImageCompressionPage)
