import type { AuthorizeProblem } from '../oauth/AuthorizeRequest.ts'
import type { ScopeGroup } from '../oauth/scopeGroups.ts'
import type { Language } from './language.ts'

interface Texts {
  readonly practiceStore: string
  readonly banner: string
  readonly title: string
  readonly about: (shop: string, products: number) => string
  readonly permissions: string
  readonly groups: Readonly<Record<NonNullable<ScopeGroup['name']>, string>>
  readonly always: string
  readonly fewer: string
  readonly cancel: string
  readonly install: string
  readonly signedIn: string
  readonly languages: string
  readonly refused: string
  readonly problems: Readonly<Record<AuthorizeProblem, string>>
}

const english: Texts = {
  practiceStore: 'Practice store.',
  banner:
    'This page stands in for a shop’s own page. It is not Shopify and holds no real data. When the server restarts, its products are as they were at first.',
  title: 'Install Dropwatt?',
  about: (shop, products) => `${shop}, ${products.toLocaleString('en')} example products`,
  permissions: 'Dropwatt will be able to',
  groups: {
    products: 'Read and change products',
    files: 'Change pictures and alt texts',
    translations: 'Read and change translations',
    markets: 'Read markets',
  },
  always: 'Always',
  fewer: 'Switch one off to see what Dropwatt does with fewer permissions.',
  cancel: 'Cancel',
  install: 'Install',
  signedIn: 'Signed in as the owner of the practice store. No password is asked for here.',
  languages: 'Language',
  refused: 'This request cannot be answered',
  problems: {
    client: 'It names an app that the practice store does not know.',
    redirect: 'It leads back to an address that the app has not registered.',
    scope: 'It asks for no permissions.',
    state: 'It has no state, which protects the connection from others.',
  },
}

const italian: Texts = {
  practiceStore: 'Negozio di prova.',
  banner:
    'Questa pagina sostituisce quella di un vero negozio. Non è Shopify e non contiene dati reali. Quando il server si riavvia, i prodotti tornano come all’inizio.',
  title: 'Installare Dropwatt?',
  about: (shop, products) => `${shop}, ${products.toLocaleString('it')} prodotti di esempio`,
  permissions: 'Dropwatt potrà',
  groups: {
    products: 'Leggere e modificare i prodotti',
    files: 'Modificare immagini e testi alternativi',
    translations: 'Leggere e modificare le traduzioni',
    markets: 'Leggere i mercati',
  },
  always: 'Sempre',
  fewer: 'Disattivane una per vedere che cosa fa Dropwatt con meno autorizzazioni.',
  cancel: 'Annulla',
  install: 'Installa',
  signedIn:
    'Hai effettuato l’accesso come proprietario del negozio di prova. Qui non serve alcuna password.',
  languages: 'Lingua',
  refused: 'Non è possibile rispondere a questa richiesta',
  problems: {
    client: 'Indica un’app che il negozio di prova non conosce.',
    redirect: 'Riporta a un indirizzo che l’app non ha registrato.',
    scope: 'Non chiede alcuna autorizzazione.',
    state: 'Le manca lo «state», che protegge il collegamento da altri.',
  },
}

/** The texts of the screens in each language. */
export const texts: Readonly<Record<Language, Texts>> = { en: english, it: italian }

/** The languages by their own names. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano' }
