import { defineStrings } from '../../i18n/index.js'

export const leftFilesNoticeStrings = defineStrings('leftFilesNotice', {
  label: 'Files on this device',
  question: (count: number) =>
    count === 1
      ? 'Should the file of this account stay on this device?'
      : `Should the ${count} files of this account stay on this device?`,
  detail:
    'Other people who sign in here do not see them, but they are not encrypted. What is removed cannot be restored.',
  keep: 'Keep on this device',
  remove: 'Remove from this device',
})
