import { joinCatalogs } from '../../i18n/index.js'
import { commandProviderStrings } from './CommandProvider.strings.js'
import { commandStrings } from './commands.strings.js'

export const commandProviderIt = joinCatalogs(
  commandProviderStrings.translate({
    paletteFailed: 'Impossibile aprire la ricerca',
    shortcutsFailed: 'Impossibile aprire l’elenco delle scorciatoie',
    reload: 'Controlla la connessione a Internet, poi ricarica la pagina e riprova.',
  }),
  commandStrings.translate({
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
