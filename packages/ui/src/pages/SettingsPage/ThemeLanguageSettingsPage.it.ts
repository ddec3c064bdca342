import { translate } from '../../i18n/index.js'
import type { themeLanguageSettingsPageStrings } from './ThemeLanguageSettingsPage.strings.js'

export const themeLanguageSettingsPageIt = translate<typeof themeLanguageSettingsPageStrings>(
  'themeLanguageSettingsPage',
  {
    appearance: 'Aspetto',
    appearanceHint: 'Cambia subito, su questo dispositivo.',
    theme: 'Tema',
    dark: 'Scuro',
    light: 'Chiaro',
    language: 'Lingua',
    languageHint: 'La lingua della dashboard, non dei tuoi prodotti.',
    brand: 'Kit del marchio',
    brandHint: 'Ciò che le automazioni mettono su immagini e pagine.',
    logo: 'Logo',
    noLogo: 'Ancora nessun logo.',
    uploadLogo: 'Carica il logo',
    palette: 'Colori',
    paletteOf: (count) => `${count} colori`,
    editPalette: 'Modifica i colori',
  },
)
