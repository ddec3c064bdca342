import { translate } from '../../i18n/index.js'
import type { drawerStrings } from './Drawer.strings.js'

export const drawerIt = translate<typeof drawerStrings>('drawer', { close: 'Chiudi' })
