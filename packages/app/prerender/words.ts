import type { Language } from '../src/config/preferences.ts'

/** What a document says by itself, when the app cannot. */
export interface DocumentWords {
  readonly noScript: string
  readonly unfinished: string
  readonly reload: string
}

export const documentWords: Readonly<Record<Language, DocumentWords>> = {
  en: {
    noScript: 'Dropwatt needs JavaScript. Turn it on in your browser, then reload this page.',
    unfinished:
      'This page could not be loaded to the end. You are offline, or a new version is available.',
    reload: 'Reload',
  },
  it: {
    noScript:
      'Dropwatt ha bisogno di JavaScript. Attivalo nel browser, poi ricarica questa pagina.',
    unfinished:
      'La pagina non è stata caricata per intero. Sei offline, oppure è disponibile una nuova versione.',
    reload: 'Ricarica',
  },
}
