import type { SettingsPageProps, TeamMember } from './SettingsPage.types.js'

export interface TeamRolesSettingsPageProps extends SettingsPageProps {
  /** The members of the team. @default sample data, marked as such */
  members?: readonly TeamMember[]
  /** Invites a member. @default shows the not-implemented notice */
  onInvite?: () => void
  /** Removes a member. @default shows the not-implemented notice */
  onRemove?: (member: TeamMember) => void
}
