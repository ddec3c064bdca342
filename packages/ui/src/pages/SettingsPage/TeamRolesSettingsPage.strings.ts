import { defineStrings } from '../../i18n/index.js'

export const teamRolesSettingsPageStrings = defineStrings('teamRolesSettingsPage', {
  members: 'Members',
  membersHint: 'Everyone who can sign in to this dashboard.',
  invite: 'Invite',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  actions: 'Actions',
  admin: 'Admin',
  editor: 'Editor',
  viewer: 'Viewer',
  remove: 'Remove',
  removeMember: (name: string) => `Remove ${name}`,
  nobody: 'No team members yet. Invite the first one.',
})
