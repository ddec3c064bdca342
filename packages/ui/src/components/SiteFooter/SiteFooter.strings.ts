import { defineStrings } from '../../i18n/index.js'

export const siteFooterStrings = defineStrings('siteFooter', {
  navigation: 'Footer',
  tagline: 'One dashboard. All your store automations.',
  contact: 'Contact',
  email: 'Email us',
  chat: 'Live chat',
  phone: 'Call us',
  video: 'Video channel',
  photos: 'Photo feed',
  news: 'Newsfeed',
})
