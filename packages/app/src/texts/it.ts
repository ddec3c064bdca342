import type { Texts } from './en.ts'

export const it: Texts = {
  titles: {
    home: 'Una sola dashboard. Tutte le automazioni del tuo negozio.',
    signUp: 'Crea account',
    signIn: 'Accedi',
    forgotPassword: 'Reimposta la password',
    updatePassword: 'Scegli una nuova password',
    terms: 'Termini di servizio',
    blog: 'Blog',
    helpCenter: 'Centro assistenza',
    notFound: 'Pagina non trovata',
    paymentSuccess: 'Pagamento riuscito',
    dashboard: 'Dashboard',
    affiliate: 'Programma di affiliazione',
    support: 'Assistenza',
    community: 'Le migliori community e-commerce',
    crash: 'Qualcosa è andato storto',
    noConnection: 'Nessuna connessione',
    outdated: 'È disponibile una nuova versione',
    offline: 'Sei offline',
  },
  loggedOut: { title: 'Disconnessione effettuata', description: 'A presto!' },
  codeRefused:
    'Questo codice è errato o troppo vecchio. Cerca l’email più recente o falla inviare di nuovo.',
  recoveryElsewhere:
    'Questo link si apre solo nel browser che lo ha richiesto. Chiedi qui una nuova email e scrivi il codice che contiene.',
  googleFailed: 'Connessione con Google non riuscita',
  languageFailed: {
    title: 'Impossibile caricare la lingua',
    description: 'Controlla la connessione a Internet, poi ricarica la pagina e sceglila di nuovo.',
  },
  online: 'Sei di nuovo online',
  stillOffline: 'La connessione non c’è ancora',
  crash: {
    text: 'Impossibile mostrare questa pagina. Non hai perso nulla di ciò che hai salvato: ricarica la pagina e continua.',
    reload: 'Ricarica',
  },
}
