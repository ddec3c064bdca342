import { joinCatalogs, translate } from '../../i18n/index.js'
import type { commandProviderStrings } from './CommandProvider.strings.js'
import type { commandStrings } from './commands.strings.js'

export const commandProviderIt = joinCatalogs(
  translate<typeof commandProviderStrings>('commandProvider', {
    paletteFailed: 'Impossibile aprire la ricerca',
    shortcutsFailed: 'Impossibile aprire l’elenco delle scorciatoie',
    reload: 'Controlla la connessione a Internet, poi ricarica la pagina e riprova.',
  }),
  translate<typeof commandStrings>('commands', {
    label: 'Cerca pagine e azioni',
    site: 'Sito',
    home: 'Pagina iniziale',
    account: 'Il tuo account',
    logIn: 'Accedi',
    signUp: 'Crea account',
    resetPassword: 'Reimposta la password',
    logOut: 'Esci',
    preferences: 'Preferenze',
    themeWords: 'tema colori modalità scuro chiaro',
    shortcuts: 'Scorciatoie da tastiera',
    shortcutsWords: 'tasti aiuto',
  }),
)
