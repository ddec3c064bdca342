import { dashboardFrameStrings } from './DashboardFrame.strings.js'

export const dashboardFrameIt = dashboardFrameStrings.translate({ menu: 'Menu' })
