export { ShopFront, type ShopFrontProps } from './ShopFront.js'
export type { Sign } from './signs.js'
