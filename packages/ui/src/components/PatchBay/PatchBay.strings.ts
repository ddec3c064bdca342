import { defineStrings } from '../../i18n/index.js'

export const patchBayStrings = defineStrings('patchBay', {
  label:
    'A sample supplier listing passes through six automations and comes out ready for the store: a clean and smaller photo, a short title, a euro price, an EU size and an Italian translation.',
  supplier: 'Supplier listing',
  automations: 'Automations',
  store: 'Your store',
  removeBackground: 'Remove Background',
  compress: 'Compress',
  copy: 'AI Copy',
  comparePrice: 'Compare-at-Price',
  size: 'Size Exchanger',
  translation: 'Translation',
  storeTitle: 'Heavyweight cotton tee',
  supplierLanguage: 'English only',
  running: 'Running',
  sample: 'Sample',
})
