import type { SettingsPageProps, TeamMember } from './SettingsPage.types.js'

export interface TeamRolesSettingsPageProps extends SettingsPageProps {
  /** The members of the team. @default a sample, marked as one */
  members?: readonly TeamMember[]
  /** Invites a member. @default shows the not-implemented notice */
  onInvite?: () => void
  /** Removes a member. @default shows the not-implemented notice */
  onRemove?: (member: TeamMember) => void
}
