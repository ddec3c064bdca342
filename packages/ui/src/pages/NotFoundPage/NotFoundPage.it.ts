import { translate } from '../../i18n/index.js'
import type { notFoundPageStrings } from './NotFoundPage.strings.js'

export const notFoundPageIt = translate<typeof notFoundPageStrings>('notFoundPage', {
  heading: 'Pagina non trovata',
  description:
    'A questo indirizzo non c’è nulla: forse la pagina è stata spostata, o il link contiene un errore.',
  home: 'Vai alla home',
})
