import type { Texts } from './en.ts'

export { italianAuthErrors as authErrors } from '@dropwatt/auth/it'
export { it as catalog } from '@dropwatt/ui/it'

export const texts: Texts = {
  titles: {
    home: 'Una sola dashboard. Tutte le automazioni del tuo negozio.',
    signUp: 'Crea account',
    signIn: 'Accedi',
    forgotPassword: 'Reimposta la password',
    updatePassword: 'Scegli una nuova password',
    twoStep: 'Ancora un passaggio',
    terms: 'Termini di servizio',
    blog: 'Blog',
    helpCenter: 'Centro assistenza',
    notFound: 'Pagina non trovata',
    paymentSuccess: 'Pagamento riuscito',
    dashboard: 'Dashboard',
    affiliate: 'Programma di affiliazione',
    support: 'Assistenza',
    community: 'Le migliori community e-commerce',
    files: 'File',
    jobs: 'Attività',
    recipes: 'Ricette',
    memory: 'Glossario e traduzioni salvate',
    filesGuide: 'Come funziona',
    crash: 'Qualcosa è andato storto',
    noConnection: 'Nessuna connessione',
    outdated: 'È disponibile una nuova versione',
    offline: 'Sei offline',
  },
  workbench: {
    group: 'File',
    open: 'Apri un file…',
    files: 'File',
    guide: 'Guida al lavoro sui file',
  },
  loggedOut: { title: 'Disconnessione effettuata', description: 'A presto!' },
  logoutOffline: {
    kept: 'Se esci, i tuoi file restano su questo dispositivo.',
    removed: 'Se esci, i tuoi file vengono rimossi da questo dispositivo.',
    server: 'Il server saprà dell’uscita alla prossima connessione.',
  },
  filesRemoved: { title: 'File rimossi da questo dispositivo' },
  filesUnverified: {
    title: 'I tuoi file restano chiusi per ora',
    description: 'Si aprono appena il server conferma il tuo account. Controlla la connessione.',
  },
  authenticatorApp: 'App di autenticazione',
  accountDeleted: {
    title: 'Il tuo account è stato eliminato',
    description: 'I suoi file e le sue ricette sono stati rimossi da questo dispositivo.',
  },
  codeRefused: 'Questo codice è errato o scaduto. Usa l’email più recente o richiedine un’altra.',
  recoveryElsewhere:
    'Questo link funziona solo nel browser da cui l’hai richiesto. Richiedi qui una nuova email e inserisci il codice che contiene.',
  googleFailed: 'Connessione con Google non riuscita',
  languageFailed: {
    title: 'Impossibile caricare la lingua',
    description:
      'Controlla la connessione a Internet, poi ricarica la pagina e scegli di nuovo la lingua.',
  },
  online: 'Sei di nuovo online',
  stillOffline: 'Ancora nessuna connessione',
  crash: {
    text: 'Impossibile mostrare questa pagina. Ciò che hai salvato è al sicuro: ricarica la pagina per continuare.',
    reload: 'Ricarica',
  },
}
