import { defineStrings } from '../../i18n/index.js'

export const dashboardFrameStrings = defineStrings('dashboardFrame', { menu: 'Menu' })
