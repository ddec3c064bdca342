import { defineStrings } from '../../i18n/index.js'

export const filesPageStrings = defineStrings('filesPage', {
  heading: 'Files',
  lede: 'Files you opened on this device, with all their jobs.',
  openFile: 'Open a file…',
  guide: 'How this works',
  automations: 'Automations for product files',
  views: 'On this device',
  files: 'Files',
  jobs: 'Jobs',
  recipes: 'Recipes',
  memory: 'Glossary and saved translations',
})
