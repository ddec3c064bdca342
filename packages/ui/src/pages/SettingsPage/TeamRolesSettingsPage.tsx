'use client'
import { Button } from '../../components/Button/index.js'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import { SettingsGroup } from '../../components/SettingsGroup/index.js'
import { sampleMembers } from '../../samples/settingsSamples.js'
import { useStrings } from '../../i18n/index.js'
import { PlusIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { MembersTable } from './MembersTable.js'
import { teamRolesSettingsPageStrings } from './TeamRolesSettingsPage.strings.js'
import type { TeamRolesSettingsPageProps } from './TeamRolesSettingsPage.types.js'

/** Shows the members of the team and their roles. Render it inside the dashboard's frame. */
export function TeamRolesSettingsPage({
  basePath,
  members = sampleMembers,
  onInvite,
  onRemove,
}: TeamRolesSettingsPageProps) {
  const strings = useStrings(teamRolesSettingsPageStrings)
  const invite = useAction(onInvite)

  return (
    <SettingsFrame current="team-roles" basePath={basePath} sample={members === sampleMembers}>
      <SettingsGroup
        heading={strings.members}
        hint={strings.membersHint}
        actions={
          <Button variant="secondary" leading={<PlusIcon />} onClick={() => invite()}>
            {strings.invite}
          </Button>
        }
        flush
      >
        <MembersTable members={members} onRemove={onRemove} />
      </SettingsGroup>
    </SettingsFrame>
  )
}
