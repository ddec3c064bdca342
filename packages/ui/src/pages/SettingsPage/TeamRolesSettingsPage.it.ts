import { translate } from '../../i18n/index.js'
import type { teamRolesSettingsPageStrings } from './TeamRolesSettingsPage.strings.js'

export const teamRolesSettingsPageIt = translate<typeof teamRolesSettingsPageStrings>(
  'teamRolesSettingsPage',
  {
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
  },
)
