import { defineStrings } from '../../i18n/index.js'

export const removeFileDialogStrings = defineStrings('removeFileDialog', {
  heading: (name: string) => `Remove ${name}?`,
  copy: 'This removes the saved copy.',
  withJobs: (text: string, count: number) =>
    count === 1
      ? `This removes the saved copy, its ${text} job and its undo history.`
      : `This removes the saved copy, its ${text} jobs and their undo history.`,
  notDownloaded: 'You have not downloaded it yet.',
  stays: 'The file in your own folder stays.',
  closes: (names: string, count: number) =>
    count === 1
      ? `${names} closes too and stays saved.`
      : `These files close too and stay saved: ${names}.`,
  keep: 'Keep file',
  remove: 'Remove file',
})
