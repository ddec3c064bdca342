// Written by npm run tokens from the list of slugs and the folders of the automations.
import {
  DynamicWatermarkPage,
  ImageCompressionPage,
  RemoveBackgroundPage,
  SwappableBackgroundPage,
} from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const components = {
  'remove-background': automation('remove-background', RemoveBackgroundPage),
  'swappable-background': automation('swappable-background', SwappableBackgroundPage),
  'dynamic-watermark': automation('dynamic-watermark', DynamicWatermarkPage),
  'image-compression': automation('image-compression', ImageCompressionPage),
}
