import { translate } from '../../i18n/index.js'
import type { accountSettingsPageStrings } from './AccountSettingsPage.strings.js'

export const accountSettingsPageIt = translate<typeof accountSettingsPageStrings>(
  'accountSettingsPage',
  {
    picture: 'Immagine del profilo',
    pictureHint: 'Compare accanto al tuo nome in questa dashboard.',
    noPicture: 'Ancora nessuna immagine. Al suo posto vedi le tue iniziali.',
    upload: 'Carica',
    profile: 'Profilo',
    profileHint: 'Come ti vede il team e dove ti scriviamo.',
    name: 'Nome',
    namePlaceholder: 'Nome e cognome',
    email: 'Email',
    emailHint: 'È anche l’email con cui accedi.',
    password: 'Password',
    passwordHint: 'Accedi con la tua email e questa password.',
    currentPassword: 'La tua password',
    currentPasswordHint: 'Almeno 8 caratteri. La password non viene mai mostrata.',
    changePassword: 'Cambia password',
  },
)
