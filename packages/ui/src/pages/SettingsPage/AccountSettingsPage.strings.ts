import { defineStrings } from '../../i18n/index.js'

export const accountSettingsPageStrings = defineStrings('accountSettingsPage', {
  picture: 'Profile picture',
  pictureHint: 'Shown beside your name in this dashboard.',
  noPicture: 'No picture yet: your initials stand in for it.',
  upload: 'Upload',
  profile: 'Profile',
  profileHint: 'How your team sees you, and where we write to you.',
  name: 'Name',
  namePlaceholder: 'First and last name',
  email: 'Email',
  emailHint: 'You also sign in with it.',
  password: 'Password',
  passwordHint: 'What you sign in with, beside your email.',
  currentPassword: 'Your password',
  currentPasswordHint: 'At least 8 characters. Nobody can read it, so it is not shown here.',
  changePassword: 'Change Password',
})
