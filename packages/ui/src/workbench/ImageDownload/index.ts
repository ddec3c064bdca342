export { ImageDownload } from './ImageDownload.js'
export { type ImageDownloadProps } from './ImageDownload.types.js'
