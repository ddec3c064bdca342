import { defineStrings } from '../../i18n/index.js'

export const jobProgressStrings = defineStrings('jobProgress', {
  heading: (name: string) => `Applying ${name}`,
  read: (done: string, all: string, count: number) =>
    `${done} of ${all} ${count === 1 ? 'product' : 'products'} read`,
  changed: (done: string, all: string, count: number) =>
    `${done} of ${all} ${count === 1 ? 'cell' : 'cells'} changed`,
  speed: (text: string, count: number) =>
    `${text} ${count === 1 ? 'product' : 'products'} per second.`,
  note: 'If you cancel, the file stays exactly as it was. You can open other pages while you wait. Closing this tab cancels the job.',
  cancel: 'Cancel',
  progressOf: (name: string) => `Progress of ${name}`,
})
