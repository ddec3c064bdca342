import { defineStrings } from '../../i18n/index.js'

export const practiceBannerStrings = defineStrings('practiceBanner', {
  name: 'Practice store',
  text: 'Example products on this server. It holds no real data, and nothing reaches Shopify.',
})
