export { Picture } from './Picture.js'
export { checkerboard } from './Picture.styles.js'
