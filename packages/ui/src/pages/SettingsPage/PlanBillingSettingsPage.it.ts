import { translate } from '../../i18n/index.js'
import type { planBillingSettingsPageStrings } from './PlanBillingSettingsPage.strings.js'

export const planBillingSettingsPageIt = translate<typeof planBillingSettingsPageStrings>(
  'planBillingSettingsPage',
  {
    plan: 'Il tuo piano',
    planHint: 'I piani si pagano ogni mese. Puoi disdire quando vuoi.',
    active: 'Attivo',
    cancelled: 'Disdetto',
    renewsOn: (day) => `Si rinnova il ${day}`,
    endsOn: (day) => `Termina il ${day}`,
    changePlan: 'Cambia piano',
    usage: 'Questo ciclo di fatturazione',
    usageHint: 'I crediti non si accumulano e si azzerano a ogni ciclo di fatturazione.',
    productsUsed: 'Prodotti utilizzati',
    productsOf: (used, limit) => `${used} prodotti su ${limit}`,
    imagesProcessed: 'Immagini elaborate',
    creditsLeft: 'Crediti rimasti',
    payment: 'Metodo di pagamento',
    paymentHint: 'Da questa pagina non viene addebitato nulla.',
    card: (digits) => `Carta che termina con ${digits}`,
    sampleCard: 'Carta di esempio',
    updateCard: 'Aggiorna la carta',
    invoices: 'Fatture',
    invoicesHint: 'Una per ogni mese che hai pagato.',
    viewInvoices: 'Vedi le fatture',
    cancelling: 'Disdici il piano',
    cancellingHint: 'Dopo il pagamento non sono previsti rimborsi.',
    cancelPlan: 'Disdici il piano',
  },
)
