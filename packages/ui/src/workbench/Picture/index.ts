export { Picture, type PictureProps } from './Picture.js'
export { checkerboard } from './Picture.styles.js'
