import type { SoakSettings } from '../store/soak.ts'
import type { SubjectId } from './app/measure.ts'

/** Amount of work of each benchmark. */
export interface Mode {
  readonly ui: { readonly rounds: number }
  readonly app: {
    readonly rounds: number
    /** The pages that are measured. */
    readonly pages: 'all' | readonly SubjectId[]
  }
  readonly automations: {
    readonly rounds: number
    /** Products of the export. */
    readonly products: number
    /** Products of the growing catalogues, which have about five rows for each. */
    readonly growth: readonly number[]
  }
  readonly store: {
    readonly rounds: number
    /** Products of the store that the times are of. */
    readonly products: number
    /** Products of the store that the memory is of. */
    readonly manyProducts: number
  }
  readonly jobs: {
    readonly rounds: number
    /** Products of the store. */
    readonly products: number
  }
  readonly soak: SoakSettings
  readonly workbench: {
    readonly rounds: number
    /** Products of the export. */
    readonly products: number
  }
  readonly images: {
    /** Drawn pictures of each kind. */
    readonly filesOfKind: number
    /** Images that each contender works through. */
    readonly count: number
    /** Images of a part; the parts of all contenders take turns. */
    readonly partLength: number
    /** Every so many of the drawn composites take part in the comparison of cut-outs. */
    readonly everyCutout: number
  }
  readonly backend: { readonly rounds: number }
  readonly auth: {
    /** Requests that hash a password. */
    readonly hashes: number
    /** Requests that do not. */
    readonly requests: number
    readonly sessions: number
  }
}

/** The amount that `docs/performance.md` reports. */
const full: Mode = {
  ui: { rounds: 5 },
  app: { rounds: 5, pages: 'all' },
  // Catalogues with about 1,000, 10,000, 50,000 and 200,000 rows.
  automations: { rounds: 7, products: 5_000, growth: [190, 1_900, 9_500, 38_000] },
  // The larger store has about 106,000 variants.
  store: { rounds: 7, products: 5_000, manyProducts: 28_740 },
  jobs: { rounds: 5, products: 5_000 },
  soak: { minutes: 20, stores: 20, jobs: 200 },
  workbench: { rounds: 5, products: 5_000 },
  images: { filesOfKind: 5, count: 500, partLength: 100, everyCutout: 7 },
  backend: { rounds: 9 },
  auth: { hashes: 60, requests: 400, sessions: 10_000 },
}

/** The same with fewer rounds and smaller inputs: all together under five minutes on two cores. */
const short: Mode = {
  ui: { rounds: 2 },
  app: { rounds: 1, pages: ['floor', 'landing', 'naiveLanding', 'dashboard'] },
  automations: { rounds: 2, products: 1_000, growth: [190, 1_900] },
  store: { rounds: 2, products: 1_000, manyProducts: 2_000 },
  jobs: { rounds: 1, products: 500 },
  soak: { minutes: 1, stores: 4, jobs: 12 },
  workbench: { rounds: 1, products: 1_000 },
  images: { filesOfKind: 2, count: 40, partLength: 20, everyCutout: 43 },
  backend: { rounds: 2 },
  auth: { hashes: 16, requests: 80, sessions: 400 },
}

export const modes = { full, short } as const
