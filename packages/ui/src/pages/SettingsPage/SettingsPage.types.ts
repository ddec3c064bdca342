import type { AutomationSlug } from '../../catalogue/slugs.js'

/** Props of every settings page. */
export interface SettingsPageProps {
  /** Base path of the dashboard, without a trailing slash. @default '/dashboard' */
  basePath?: string
}

/** The signed-in user, as the account page shows them. */
export interface Profile {
  /** Empty if the user has not set a name. */
  readonly name: string
  readonly email: string
}

/** The connected store. */
export interface ConnectedStore {
  /** Domain of the store, without a scheme. */
  readonly address: string
  readonly connected: boolean
  /** Permissions of the automations, in display order. */
  readonly permissions: readonly StorePermission[]
}

export type StorePermission = 'products' | 'orders'

/** The current plan, as the billing page shows it. */
export interface PlanStatus {
  /** Name of the plan. */
  readonly name: string
  readonly status: 'active' | 'cancelled'
  /** Day on which the plan renews, or ends if it is cancelled, as `YYYY-MM-DD`. */
  readonly renewsOn: string
}

/** Usage in the billing cycle. */
export interface PlanUsage {
  readonly productsUsed: number
  readonly productsLimit: number
  readonly imagesProcessed: number
  readonly creditsLeft: number
}

/** A saved card, of which only the last digits are known. */
export interface SavedCard {
  /** The last four digits of the number. */
  readonly lastDigits: string
  /** Marks the card as a sample. @default false */
  readonly sample?: boolean
}

/** Number of products that one automation processed in the billing cycle. */
export interface AutomationUsage {
  readonly automation: AutomationSlug
  readonly products: number
}

export type TeamRole = 'admin' | 'editor' | 'viewer'

/** A member of the team. */
export interface TeamMember {
  /** Unique among the members. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: TeamRole
}

/** An API key. Only its masked text is known, never the full key. */
export interface ApiKey {
  /** Unique among the keys. */
  readonly id: string
  readonly name: string
  /** The masked key, such as `dw_••••4f2a`. */
  readonly maskedKey: string
  /** Day on which the key was created, as `YYYY-MM-DD`. */
  readonly createdOn: string
}

/** A webhook. Only its masked secret is known, never the full one. */
export interface Webhook {
  /** Unique among the webhooks. */
  readonly id: string
  readonly url: string
  /** The masked secret, such as `••••9c1e`. */
  readonly maskedSecret: string
}

/** Brand of a store. */
export interface BrandKit {
  /** CSS colours. */
  readonly palette: readonly string[]
}
