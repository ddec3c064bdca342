import { defineStrings } from '../../i18n/index.js'

export const liveFileStrings = defineStrings('liveFile', {
  live: 'Live file',
  practice: 'Practice store',
  reconnect: 'To reconnect',
  read: (time: string) => `read ${time} ago`,
  storeRead: (store: string, time: string) => `${store} · read ${time} ago`,
  openFile: (name: string) => `Open live file: ${name}`,
  variants: (text: string, count: number) => (count === 1 ? `${text} variant` : `${text} variants`),
  updateStore: 'Update store',
  done: 'In the store',
  due: 'Not yet in the store',
  running: 'Updating the store',
  undoInStore: 'Undo in store',
  readAgain: 'Read again',
  fromStore: 'Open from store',
  privacy:
    'Your products pass through the Dropwatt server. The key to your store never reaches this browser.',
  readOnly: 'Read-only: shown from the store, never written',
  removed: 'Your store stays as it is.',
  download: (store: string, time: string) =>
    `A product export of ${store} as it was read ${time} ago, with your changes`,
})
