import { defineStrings } from '../../i18n/index.js'

export const filesPanelStrings = defineStrings('filesPanel', {
  heading: 'Files',
  jobs: (text: string, count: number) => `${text} ${count === 1 ? 'job' : 'jobs'}`,
  downloaded: 'Downloaded',
  notDownloaded: 'Not downloaded yet',
  continue: 'Continue',
  all: 'All files',
})
