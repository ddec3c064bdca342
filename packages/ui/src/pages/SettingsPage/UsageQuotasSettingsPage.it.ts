import { translate } from '../../i18n/index.js'
import type { usageQuotasSettingsPageStrings } from './UsageQuotasSettingsPage.strings.js'

export const usageQuotasSettingsPageIt = translate<typeof usageQuotasSettingsPageStrings>(
  'usageQuotasSettingsPage',
  {
    quota: 'Prodotti',
    quotaHint: 'I crediti non si accumulano e si azzerano a ogni ciclo di fatturazione.',
    used: 'Prodotti utilizzati',
    usedOf: (used, limit) => `${used} prodotti su ${limit}`,
    left: (credits) => `${credits} crediti rimasti`,
    byAutomation: 'Per automazione',
    byAutomationHint: 'Quali automazioni hanno usato i prodotti di questo ciclo di fatturazione.',
    productsOf: (automation) => `Prodotti utilizzati da ${automation}`,
    products: (count) => `${count} prodotti`,
    nothing: 'Ancora nessuna automazione eseguita',
    nothingText: 'Qui vedrai quanto usa ciascuna in questo ciclo di fatturazione.',
    alert: 'Avviso di utilizzo',
    alertHint: 'Un’email quando la quota è quasi esaurita.',
    alertAt: 'Inviala al',
    alertAtHint: 'Scegli 100% per riceverla solo quando non resta più nulla.',
    percent: (value) => `${value} percento`,
  },
)
