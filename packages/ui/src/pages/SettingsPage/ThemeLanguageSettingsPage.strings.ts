import { defineStrings } from '../../i18n/index.js'

export const themeLanguageSettingsPageStrings = defineStrings('themeLanguageSettingsPage', {
  appearance: 'Appearance',
  appearanceHint: 'Applies at once, on this device.',
  theme: 'Theme',
  dark: 'Dark',
  light: 'Light',
  language: 'Language',
  languageHint: 'The language of the dashboard, not of your products.',
  brand: 'Brand kit',
  brandHint: 'What your automations put on images and pages.',
  logo: 'Logo',
  noLogo: 'No logo yet.',
  uploadLogo: 'Upload logo',
  palette: 'Palette',
  paletteOf: (count: string) => `${count} colors`,
  editPalette: 'Edit palette',
})
