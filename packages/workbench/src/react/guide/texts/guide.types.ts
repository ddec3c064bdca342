import type { ControlNames } from '@dropwatt/ui/workbench'

/** Names that the texts of the guide refer to: controls, options and automations in the current language. */
export interface GuideNames extends ControlNames {
  /** The automations, as the sidebar shows them. */
  readonly automations: Readonly<
    Record<'price' | 'background' | 'importer' | 'margins' | 'currency', string>
  >
  /** Options of automations. */
  readonly options: Readonly<Record<'by' | 'ending' | 'background' | 'writing' | 'filling', string>>
  /** The buttons whose label says what they will do, for an example. */
  readonly actions: Readonly<
    Record<
      | 'apply'
      | 'applyRecipe'
      | 'applyProducts'
      | 'removeBackgrounds'
      | 'requestPage'
      | 'setPrices'
      | 'showProducts',
      string
    >
  >
  readonly importing: Readonly<Record<'target', string>>
  readonly pages: Readonly<Record<'files', string>>
  readonly keys: Readonly<Record<'space', string>>
}

/** Limits of the workbench, written in the current language. */
export interface GuideLimits {
  readonly file: string
  readonly image: string
  readonly images: string
  readonly page: string
  readonly steps: string
  readonly terms: string
  readonly translations: string
}
