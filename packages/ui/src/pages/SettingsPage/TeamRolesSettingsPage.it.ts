import { teamRolesSettingsPageStrings } from './TeamRolesSettingsPage.strings.js'

export const teamRolesSettingsPageIt = teamRolesSettingsPageStrings.translate({
  members: 'Membri',
  membersHint: 'Tutti coloro che possono accedere a questa dashboard.',
  invite: 'Invita',
  name: 'Nome',
  email: 'Email',
  role: 'Ruolo',
  actions: 'Azioni',
  admin: 'Amministratore',
  editor: 'Editor',
  viewer: 'Visualizzatore',
  remove: 'Rimuovi',
  removeMember: (name) => `Rimuovi ${name}`,
  nobody: 'Ancora nessuno nel team. Invita la prima persona.',
})
