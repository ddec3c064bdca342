'use client'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import {
  SettingsGroup,
  SettingsRow,
  useSettingsForm,
  type SettingsFormProps,
} from '../../components/SettingsGroup/index.js'
import { TextField } from '../../components/TextField/index.js'
import { initials } from '../../components/AccountMenu/initials.js'
import { sampleProfile } from '../../samples/settingsSamples.js'
import { useStrings } from '../../i18n/index.js'
import { PasswordIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { accountSettingsPageStrings } from './AccountSettingsPage.strings.js'
import { StyledInitials, StyledWho } from './SettingsPage.styles.js'
import type { Profile, SettingsPageProps } from './SettingsPage.types.js'

export interface AccountSettingsPageProps extends SettingsPageProps, SettingsFormProps<Profile> {
  /** The signed-in user. Can load late and change; fields with unsaved changes keep their input. @default sample data, marked as such */
  profile?: Profile
  /** Uploads a profile picture. @default shows the not-implemented notice */
  onUpload?: () => void
  /** Saves the profile. A promise keeps the form busy until it settles; a rejection is shown by its message, and the input stays. @default shows the not-implemented notice */
  onSave?: (profile: Profile) => void | Promise<void>
  /** Starts changing the password. @default shows the not-implemented notice */
  onChangePassword?: () => void
  /** Shown below the settings, such as `AccountSecurity`. */
  children?: ReactNode
}

/** Shows the account settings: picture, name, email and password. Render it inside the dashboard's frame. */
export function AccountSettingsPage({
  basePath,
  profile = sampleProfile,
  onUpload,
  onSave,
  onUnsavedChange,
  onChangePassword,
  children,
}: AccountSettingsPageProps) {
  const strings = useStrings(accountSettingsPageStrings)
  const { values, change, group } = useSettingsForm(
    profile,
    { onSave, onUnsavedChange },
    (typed) => typed,
  )
  const letters = initials(profile.name || profile.email)
  const upload = useAction(onUpload)
  const changePassword = useAction(onChangePassword)

  return (
    <SettingsFrame current="account" basePath={basePath} sample={profile === sampleProfile}>
      <SettingsGroup heading={strings.picture} hint={strings.pictureHint} flush>
        <SettingsRow
          leading={<StyledInitials>{letters}</StyledInitials>}
          label={<Who>{profile.name || profile.email}</Who>}
          hint={strings.noPicture}
        >
          <Button variant="secondary" onClick={() => upload()}>
            {strings.upload}
          </Button>
        </SettingsRow>
      </SettingsGroup>
      <SettingsGroup heading={strings.profile} hint={strings.profileHint} {...group}>
        <TextField
          label={strings.name}
          name="name"
          autoComplete="name"
          placeholder={strings.namePlaceholder}
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          label={strings.email}
          hint={strings.emailHint}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      </SettingsGroup>
      <SettingsGroup heading={strings.password} hint={strings.passwordHint} flush>
        <SettingsRow
          leading={<PasswordIcon />}
          label={strings.currentPassword}
          hint={strings.currentPasswordHint}
        >
          <Button variant="secondary" onClick={() => changePassword()}>
            {strings.changePassword}
          </Button>
        </SettingsRow>
      </SettingsGroup>
      {children}
    </SettingsFrame>
  )
}

/** A name or an email address; an address breaks after the @ rather than within a word. */
function Who({ children }: { readonly children: string }) {
  const domain = children.lastIndexOf('@') + 1
  return (
    <StyledWho>
      {children.slice(0, domain)}
      <wbr />
      {children.slice(domain)}
    </StyledWho>
  )
}
