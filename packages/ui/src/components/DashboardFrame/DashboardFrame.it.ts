import { translate } from '../../i18n/index.js'
import type { dashboardFrameStrings } from './DashboardFrame.strings.js'

export const dashboardFrameIt = translate<typeof dashboardFrameStrings>('dashboardFrame', {
  menu: 'Menu',
})
