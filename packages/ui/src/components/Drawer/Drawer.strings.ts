import { defineStrings } from '../../i18n/index.js'

export const drawerStrings = defineStrings('drawer', { close: 'Close' })
