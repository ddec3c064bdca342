import { defineStrings } from '../../i18n/index.js'

export const exportStepsStrings = defineStrings('exportSteps', {
  heading: 'How to export from your store',
  open: 'In your store’s admin, open Products',
  openText: 'To export the whole catalogue, clear all filters.',
  export: 'Choose Export, then All products',
  exportText: 'Format: CSV for Excel, Numbers or other programs. Large exports arrive by email.',
  openLanguages: 'In your store’s admin, open Settings, then Languages',
  openLanguagesText: 'A language that is not in the list yet has to be added first.',
  exportLanguages: 'Choose Export, then the languages to translate into',
  exportLanguagesText: 'The file is a CSV. Large exports arrive by email.',
  drop: 'Drop the file here without opening it first',
  choose: 'Choose the file here without opening it first',
  dropLanguagesText: 'A spreadsheet can damage accented letters and the numbers of products.',
  dropText: 'A spreadsheet can damage barcodes and accented letters.',
  onPhone: 'On a phone, look in Files or Downloads.',
})
