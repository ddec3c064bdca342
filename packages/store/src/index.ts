export { readShopDomain, type ShopDomain } from './oauth/shopDomain.ts'
