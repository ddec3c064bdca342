import { automationSlugs, type AutomationSlug } from '@dropwatt/automations/options'

/** Work that goes on once Shopify has asked for consent. It holds no address, which could lead anywhere. */
export type AfterConsent =
  /** The choice of translations to open. */
  | { readonly kind: 'translations' }
  /** A live file on the page of an automation; with `isUpdate` the dialog that updates its store. */
  | {
      readonly kind: 'bench'
      readonly file: string
      readonly slug: AutomationSlug
      readonly isUpdate?: true
    }
  /** A live file on the page of a recipe. */
  | { readonly kind: 'recipe'; readonly file: string; readonly recipe: string }
  /** The page of a job of the store. */
  | { readonly kind: 'job'; readonly job: string }

/** Reads work that was remembered; nothing if it is no such work. */
export function readAfterConsent(value: unknown): AfterConsent | undefined {
  const { kind, file, slug, isUpdate, recipe, job } = Object(value) as Readonly<
    Record<string, unknown>
  >
  if (kind === 'translations') return { kind }
  if (kind === 'job' && typeof job === 'string') return { kind, job }
  if (typeof file !== 'string') return undefined
  if (kind === 'recipe' && typeof recipe === 'string') return { kind, file, recipe }
  const page = automationSlugs.find((each) => each === slug)
  if (kind !== 'bench' || page === undefined) return undefined
  return { kind, file, slug: page, ...(isUpdate === true && { isUpdate }) }
}
