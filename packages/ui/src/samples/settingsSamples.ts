import type { NotificationId } from '../pages/SettingsPage/settingsChoices.js'
import type {
  ApiKey,
  AutomationUsage,
  BrandKit,
  ConnectedStore,
  PlanStatus,
  PlanUsage,
  Profile,
  SavedCard,
  TeamMember,
  Webhook,
} from '../pages/SettingsPage/SettingsPage.types.js'

export const sampleProfile: Profile = { name: 'Mara Rossi', email: 'mara.rossi@example.com' }

export const sampleStore: ConnectedStore = {
  address: 'your-store.example',
  connected: true,
  permissions: ['products', 'orders'],
}

export const samplePlan: PlanStatus = {
  name: 'Optimizer 300',
  status: 'active',
  renewsOn: '2027-01-15',
}

export const samplePlanUsage: PlanUsage = {
  productsUsed: 195,
  productsLimit: 300,
  imagesProcessed: 430,
  creditsLeft: 105,
}

export const sampleCard: SavedCard = { lastDigits: '4242', sample: true }

export const sampleAutomationUsage: readonly AutomationUsage[] = [
  { automation: 'ai-copy-optimizer', products: 96 },
  { automation: 'remove-background', products: 57 },
  { automation: 'image-compression', products: 42 },
]

export const sampleMembers: readonly TeamMember[] = [
  { id: 'mara', name: 'Mara Rossi', email: 'mara.rossi@example.com', role: 'admin' },
  { id: 'jonas', name: 'Jonas Weber', email: 'jonas.weber@example.com', role: 'editor' },
  { id: 'aisha', name: 'Aisha Bello', email: 'aisha.bello@example.com', role: 'editor' },
  { id: 'tomas', name: 'Tomás Silva', email: 'tomas.silva@example.com', role: 'viewer' },
]

export const sampleNotifications: readonly NotificationId[] = ['jobFailed', 'usageAlert', 'renewal']

export const sampleApiKeys: readonly ApiKey[] = [
  { id: 'erp', name: 'ERP', maskedKey: 'dw_••••4f2a', createdOn: '2026-09-03' },
]

export const sampleWebhooks: readonly Webhook[] = [
  { id: 'jobs', url: 'https://example.com/hooks/jobs', maskedSecret: '••••9c1e' },
]

export const sampleBrandKit: BrandKit = { palette: ['#1f3a5f', '#e8b04a', '#f4efe6'] }
