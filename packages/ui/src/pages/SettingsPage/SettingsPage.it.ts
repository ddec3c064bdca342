import { joinCatalogs } from '../../i18n/index.js'
import { accountSettingsPageIt } from './AccountSettingsPage.it.js'
import { apiKeysSettingsPageIt } from './ApiKeysSettingsPage.it.js'
import { automationDefaultsSettingsPageIt } from './AutomationDefaultsSettingsPage.it.js'
import { notificationsSettingsPageIt } from './NotificationsSettingsPage.it.js'
import { planBillingSettingsPageIt } from './PlanBillingSettingsPage.it.js'
import { shopifyStoreSettingsPageIt } from './ShopifyStoreSettingsPage.it.js'
import { teamRolesSettingsPageIt } from './TeamRolesSettingsPage.it.js'
import { themeLanguageSettingsPageIt } from './ThemeLanguageSettingsPage.it.js'
import { usageQuotasSettingsPageIt } from './UsageQuotasSettingsPage.it.js'

export const settingsPageIt = joinCatalogs(
  accountSettingsPageIt,
  shopifyStoreSettingsPageIt,
  planBillingSettingsPageIt,
  usageQuotasSettingsPageIt,
  automationDefaultsSettingsPageIt,
  teamRolesSettingsPageIt,
  notificationsSettingsPageIt,
  apiKeysSettingsPageIt,
  themeLanguageSettingsPageIt,
)
