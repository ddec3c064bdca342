import { defineStrings } from '../../i18n/index.js'

export const firstContactStrings = defineStrings('firstContact', {
  heading: 'Work on a file',
  lede: 'Use this automation on an export of your products. It changes a copy of the file, never your live store.',
  ledeTranslations:
    'Use this automation on an export of your translations. It changes a copy of the file, never your live store.',
  ledeSuppliers:
    'Turn a supplier’s list into a product export. You see every product before it is created, and your live store is never changed.',
  ledePage:
    'Turn a product page into a product export. You see the product before it is created, and your live store is never changed.',
  ledeImages:
    'Use this automation on your product images. It makes changed copies, and your live store is never changed.',
  offline: 'Works offline',
  undo: 'Undo restores your file exactly, byte for byte',
  originals: 'Your originals are never changed',
  guide: 'How this works',
  mismatch: (open: string, needed: string) =>
    `The open file is ${open}. This page needs ${needed}.`,
  beside: (name: string, needed: string) => `${name} is open too. This page needs ${needed}.`,
  products: 'a product export',
  translations: 'a translation export',
  suppliers: 'a supplier list',
  images: 'a set of images',
  page: 'a product page',
})
