import type { AutomationSlug } from '../catalogue/slugs.js'

/** Who is signed in, as the account page shows it. */
export interface Profile {
  /** Empty where nobody has said it. */
  readonly name: string
  readonly email: string
}

/** The store that the automations work on. */
export interface ConnectedStore {
  /** Its address, without the scheme. */
  readonly address: string
  readonly connected: boolean
  /** What the automations may do there, in the order in which it is shown. */
  readonly permissions: readonly StorePermission[]
}

export type StorePermission = 'products' | 'orders'

/** A plan that runs, as the billing page shows it. */
export interface PlanStatus {
  /** Name of the plan. */
  readonly name: string
  readonly status: 'active' | 'cancelled'
  /** Day of the next renewal, as `YYYY-MM-DD`. */
  readonly renewsOn: string
}

/** What was used in the billing cycle. */
export interface PlanUsage {
  readonly productsUsed: number
  readonly productsLimit: number
  readonly imagesProcessed: number
  readonly creditsLeft: number
}

/** A card on file; only its end is known. */
export interface SavedCard {
  /** Its last four digits. */
  readonly lastDigits: string
  /** Marks it as a sample. @default false */
  readonly sample?: boolean
}

/** How many products one automation worked on in the billing cycle. */
export interface AutomationUsage {
  readonly automation: AutomationSlug
  readonly products: number
}

export const automationLanguages = ['en-us', 'en-gb', 'it', 'es'] as const
/** A language that the automations can write. */
export type AutomationLanguage = (typeof automationLanguages)[number]

/** What every automation starts with. */
export interface AutomationDefaults {
  readonly language: AutomationLanguage
  /** Percent off the price, 0 to 100. */
  readonly discount: number
  readonly skipOutOfStock: boolean
}

export const teamRoles = ['admin', 'editor', 'viewer'] as const
export type TeamRole = (typeof teamRoles)[number]

/** Someone who works in the dashboard. */
export interface TeamMember {
  /** Tells the members apart; unique among them. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: TeamRole
}

/** What a person can be told about, by topic, in the order in which it is shown. */
export const notificationTopics = [
  { topic: 'jobs', notifications: ['jobDone', 'jobFailed'] },
  { topic: 'billing', notifications: ['usageAlert', 'renewal'] },
  { topic: 'updates', notifications: ['weekly', 'news'] },
] as const
/** One thing that a person can be told about. */
export type NotificationId = (typeof notificationTopics)[number]['notifications'][number]

/** A key for other software. The full key is never held. */
export interface ApiKey {
  /** Tells the keys apart; unique among them. */
  readonly id: string
  readonly name: string
  /** What may be shown of it, such as `dw_••••4f2a`. */
  readonly maskedKey: string
  /** Day on which it was made, as `YYYY-MM-DD`. */
  readonly createdOn: string
}

/** An address that is told of events. The full secret is never held. */
export interface Webhook {
  /** Tells the webhooks apart; unique among them. */
  readonly id: string
  readonly url: string
  /** What may be shown of the secret, such as `••••9c1e`. */
  readonly maskedSecret: string
}

/** What a store looks like to its customers. */
export interface BrandKit {
  /** CSS colours. */
  readonly palette: readonly string[]
}

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

/** Percent of the quota at which an alert is sent, until it is changed. */
export const defaultUsageAlert = 80

export const defaultAutomationDefaults: AutomationDefaults = {
  language: 'en-us',
  discount: 10,
  skipOutOfStock: true,
}

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
