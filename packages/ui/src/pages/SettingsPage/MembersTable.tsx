'use client'
import type { ReactElement } from 'react'
import { Badge } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { Table, type TableColumn } from '../../components/Table/index.js'
import type { TeamMember, TeamRole } from './SettingsPage.types.js'
import { useStrings } from '../../i18n/index.js'
import { AgentIcon, EyeIcon, VariantTitleIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import type { TeamRolesSettingsPageProps } from './TeamRolesSettingsPage.types.js'
import { teamRolesSettingsPageStrings } from './TeamRolesSettingsPage.strings.js'

type MembersTableProps = Required<Pick<TeamRolesSettingsPageProps, 'members'>> &
  Pick<TeamRolesSettingsPageProps, 'onRemove'>

const signs: Readonly<Record<TeamRole, ReactElement>> = {
  admin: <AgentIcon aria-hidden="true" />,
  editor: <VariantTitleIcon aria-hidden="true" />,
  viewer: <EyeIcon aria-hidden="true" />,
}

type Texts = (typeof teamRolesSettingsPageStrings)['en']

function columnsOf(
  strings: Texts,
  remove: (member: TeamMember) => void,
): readonly TableColumn<TeamMember>[] {
  return [
    { id: 'name', header: strings.name, rowHeader: true, cell: ({ name }) => name },
    { id: 'email', header: strings.email, cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      id: 'role',
      header: strings.role,
      cell: ({ role }) => <Badge icon={signs[role]}>{strings[role]}</Badge>,
    },
    {
      id: 'actions',
      header: strings.actions,
      headerHidden: true,
      align: 'end',
      cell: (member) =>
        member.role !== 'admin' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={strings.removeMember(member.name)}
            onClick={() => remove(member)}
          >
            {strings.remove}
          </Button>
        ),
    },
  ]
}

/** The members of the team. Everyone except the admin can be removed. */
export function MembersTable({ members, onRemove }: MembersTableProps) {
  const strings = useStrings(teamRolesSettingsPageStrings)
  const remove = useAction(onRemove)

  return (
    <Table
      caption={strings.members}
      captionHidden
      columns={columnsOf(strings, remove)}
      rows={members}
      rowKey={({ id }) => id}
      empty={strings.nobody}
    />
  )
}
