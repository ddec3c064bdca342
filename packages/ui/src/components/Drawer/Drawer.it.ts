import { drawerStrings } from './Drawer.strings.js'

export const drawerIt = drawerStrings.translate({ close: 'Chiudi' })
