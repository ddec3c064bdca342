export {
  DynamicWatermarkPage,
  ImageCompressionPage,
  RemoveBackgroundPage,
  SwappableBackgroundPage,
} from '@dropwatt/ui/pages'
