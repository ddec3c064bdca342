import type { AutomationSlug } from '../../catalogue/slugs.js'

/** What every settings page takes. */
export interface SettingsPageProps {
  /** Where the dashboard lives, without a slash at the end. @default '/dashboard' */
  basePath?: string
}

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

export type TeamRole = 'admin' | 'editor' | 'viewer'

/** Someone who works in the dashboard. */
export interface TeamMember {
  /** Tells the members apart; unique among them. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: TeamRole
}

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
