import { defineStrings } from '../../i18n/index.js'

export const poolProgressStrings = defineStrings('poolProgress', {
  done: (done: string, all: string, count: number) =>
    `${done} of ${all} ${count === 1 ? 'image' : 'images'}`,
  speed: (speed: string) => `${speed} per second`,
  atATime: (number: string) => `${number} at a time`,
  left: (time: string, _count: number) => `about ${time} left`,
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  progressOf: (name: string) => `Progress of ${name}`,
})
