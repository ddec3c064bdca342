import { defineStrings } from '../../i18n/index.js'

export const imageDownloadStrings = defineStrings('imageDownload', {
  zip: 'Download ZIP',
  ready: (text: string, count: number) =>
    `Download ${text} ready ${count === 1 ? 'image' : 'images'}`,
  list: 'Download file list (CSV)',
  streamed: 'Images are added to the ZIP as they finish, so there is no wait at the end.',
  whole: 'This browser prepares the whole ZIP first, then downloads it.',
  wholeOf: (size: string) =>
    `This browser prepares the whole ZIP first (${size}), then downloads it.`,
  preparing: (percent: string) => `Preparing the ZIP: ${percent}`,
  cancel: 'Cancel',
  none: 'No image is ready yet.',
})
