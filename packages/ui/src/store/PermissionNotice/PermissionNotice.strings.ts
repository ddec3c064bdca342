import { defineStrings } from '../../i18n/index.js'

export const permissionNoticeStrings = defineStrings('permissionNotice', {
  without: 'Without it these changes are stopped, and everything else goes on.',
  asks: (scopes: string) => `Shopify asks you to allow this: ${scopes}. Then you go on here.`,
})
