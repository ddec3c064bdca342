import { joinCatalogs, translate } from '../../i18n/index.js'
import type { affiliatePageStrings, payoutStrings } from './AffiliatePage.strings.js'

export const affiliatePageIt = joinCatalogs(
  translate<typeof affiliatePageStrings>('affiliatePage', {
    heading: 'Programma di affiliazione',
    description: (share) =>
      `Consiglia il prodotto e guadagna ogni mese una commissione ricorrente del ${share}, finché il cliente resta.`,
    how: 'Come funziona',
    share: 'Condividi il tuo link',
    shareText:
      'Pubblicalo dove lo vedono i proprietari di negozi: in un video, un post o un’email.',
    join: 'Qualcuno si registra',
    joinText: (days) => `Le registrazioni entro ${days} da un clic sul tuo link sono tue.`,
    earn: 'Guadagni ogni mese',
    earnText: (share) => `Il ${share} di ciò che paga il cliente, finché resta.`,
    link: 'Il tuo link di affiliazione',
    linkSample: 'Un indirizzo di esempio. Qui comparirà il tuo link.',
    stats: 'I tuoi clienti',
    clicks: 'Clic',
    signUps: 'Registrazioni',
    activeCustomers: 'Clienti attivi',
    commission: 'Commissioni maturate',
    resources: 'Materiali',
    resourcesText: 'Materiale pronto per promuovere il prodotto.',
    banners: 'Scarica i banner',
    emails: 'Scarica i modelli di email',
    logos: 'Scarica i loghi',
  }),
  translate<typeof payoutStrings>('payout', {
    heading: 'Dettagli dei pagamenti',
    commission: 'Commissione',
    commissionText: (share) => `${share}, ricorrente ogni mese finché il cliente resta`,
    payout: 'Pagamento',
    payoutText: 'Tramite PayPal, il 1º di ogni mese',
    minimum: 'Pagamento minimo',
    cookie: 'Durata del cookie',
    self: 'Autoaffiliazione',
    selfText: 'Vietata',
  }),
)
