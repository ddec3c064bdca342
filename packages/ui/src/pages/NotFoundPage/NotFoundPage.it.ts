import { notFoundPageStrings } from './NotFoundPage.strings.js'

export const notFoundPageIt = notFoundPageStrings.translate({
  heading: 'Pagina non trovata',
  description:
    'A questo indirizzo non c’è nulla: forse la pagina è stata spostata, o il link contiene un errore.',
  home: 'Vai alla home',
})
