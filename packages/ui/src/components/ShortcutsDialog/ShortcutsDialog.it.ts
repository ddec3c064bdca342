import { joinCatalogs, translate } from '../../i18n/index.js'
import type { keyNames, shortcutsDialogStrings } from './ShortcutsDialog.strings.js'

export const shortcutsDialogIt = joinCatalogs(
  translate<typeof shortcutsDialogStrings>('shortcutsDialog', {
    heading: 'Scorciatoie da tastiera',
    everywhere: 'Ovunque',
    search: 'Cerca pagine e azioni',
    list: 'Mostra questo elenco',
    notifications: 'Vai alla notifica',
    close: 'Chiudi ciò che è aperto',
    skip: 'Raggiungi “Vai al contenuto”, all’inizio di una pagina',
    lists: 'Nella ricerca e nei menu',
    move: 'Scorri le voci',
    ends: 'Vai alla prima o all’ultima',
    choose: 'Apri la voce evidenziata',
    sliders: 'Su un cursore',
    step: 'Cambia di un passo',
    leap: 'Cambia di un passo più grande',
    limits: 'Vai al minimo o al massimo',
    tables: 'Sull’intestazione di una colonna in una tabella',
    sort: 'Ordina per quella colonna, poi in senso inverso',
    or: 'o',
  }),
  translate<typeof keyNames>('keyNames', {
    command: 'Comando',
    escape: 'Esc',
    tab: 'Tab',
    enter: 'Invio',
    up: 'Freccia su',
    down: 'Freccia giù',
    left: 'Freccia sinistra',
    right: 'Freccia destra',
    pageUp: 'Pag su',
    pageDown: 'Pag giù',
    home: 'Inizio',
    end: 'Fine',
  }),
)
