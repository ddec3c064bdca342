import type { SettingsPageProps, TeamMember } from './SettingsPage.types.js'

export interface TeamRolesSettingsPageProps extends SettingsPageProps {
  /** Who works in this dashboard. @default a sample, marked as one */
  members?: readonly TeamMember[]
  /** Asks someone in. @default shows the not-implemented notice */
  onInvite?: () => void
  /** Takes someone out. @default shows the not-implemented notice */
  onRemove?: (member: TeamMember) => void
}
