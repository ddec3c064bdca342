import type { Words } from '../build/document.ts'
import type { Language } from '../src/config/preferences.ts'

export const documentWords: Readonly<Record<Language, Words>> = {
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
