import { defineStrings } from '../../i18n/index.js'

export const accountSettingsPageStrings = defineStrings('accountSettingsPage', {
  picture: 'Profile picture',
  pictureHint: 'Shown next to your name in the dashboard.',
  noPicture: 'No picture yet. Your initials are shown instead.',
  upload: 'Upload',
  profile: 'Profile',
  profileHint: 'How your team sees you and where we email you.',
  name: 'Name',
  namePlaceholder: 'First and last name',
  email: 'Email',
  emailHint: 'You also sign in with it.',
  password: 'Password',
  passwordHint: 'You sign in with your email and this password.',
  currentPassword: 'Your password',
  currentPasswordHint: 'At least 8 characters. Your password is never shown.',
  changePassword: 'Change Password',
})
