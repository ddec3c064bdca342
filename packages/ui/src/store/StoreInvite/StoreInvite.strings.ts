import { defineStrings } from '../../i18n/index.js'

export const storeInviteStrings = defineStrings('storeInvite', {
  // The lede until there is ‘Update store’.
  lede: 'Use this automation on your store’s products. Dropwatt reads your store and changes nothing in it.',
})
