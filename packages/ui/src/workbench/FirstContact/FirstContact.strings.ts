import { defineStrings } from '../../i18n/index.js'

export const firstContactStrings = defineStrings('firstContact', {
  heading: 'Work on a file',
  lede: 'Use this automation on an export of your products. It changes a copy of the file, never your live store.',
  offline: 'Works offline',
  undo: 'Undo restores your file exactly, byte for byte',
  mismatch: (open: string, needed: string) =>
    `The open file is ${open}. This page needs ${needed}.`,
  products: 'a product export',
  translations: 'a translation export',
  suppliers: 'a supplier list',
  images: 'a set of images',
  page: 'a product page',
})
