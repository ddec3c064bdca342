import { defineStrings } from '../../i18n/index.js'

export const storeInviteStrings = defineStrings('storeInvite', {
  lede: 'Use this automation on your store’s products. Nothing changes in your store until you choose Update store.',
})
