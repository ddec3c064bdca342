import { defineStrings } from '../../i18n/index.js'

export const storageMeterStrings = defineStrings('storageMeter', {
  heading: 'Storage on this device',
  used: (used: string, quota: string) => `${used} of about ${quota}`,
  estimate: (used: string) =>
    `This is the size of your files. The browser estimates ${used}, as it may compress them or count late.`,
  persisted: 'The browser agreed to keep these files until you remove them.',
  mayDelete: 'The browser may delete these files if space runs low.',
  ask: 'Ask the browser to keep them',
})
