/** A folder of `bench` with dependencies of its own. */
export type BenchProject = 'app' | 'automations' | 'images' | 'ui'

/** A benchmark of the project. */
export interface Bench {
  /** Subject of the measurement, as a sentence without a full stop. */
  readonly measures: string
  /** Peers that are measured in the same run, by name. */
  readonly peers: readonly string[]
  /** The file that runs it, relative to the root. */
  readonly script: string
  /** Packages to build first. */
  readonly builds: readonly ('app' | 'auth' | 'automations' | 'ui')[]
  /** The folder of `bench` with the libraries that it measures beside. @default none */
  readonly project?: BenchProject
  /** Whether it reads from Linux what other systems do not tell. @default false */
  readonly needsLinux?: true
}

/** All benchmarks, in the order of a whole run. */
const benches = {
  ui: {
    measures: 'the speed of components in Chromium, and the size of components and pages',
    peers: ['plain elements', 'Radix Themes', 'Garden', 'Mantine', 'Flowbite', 'MUI'],
    script: 'bench/ui.ts',
    builds: ['automations', 'ui', 'auth'],
    project: 'ui',
  },
  app: {
    measures: 'what visitors of the built app load, with Lighthouse',
    peers: ['a page with a heading', 'the start page without scripts', 'the app as one bundle'],
    script: 'bench/app.ts',
    builds: ['app'],
    project: 'app',
  },
  automations: {
    measures: 'the engine of the automations and its command line',
    peers: ['Miller, if installed', 'uDSV', 'papaparse', 'csv-parse'],
    script: 'bench/automations.ts',
    builds: ['automations'],
    project: 'automations',
  },
  store: {
    measures: 'the conversion of what a Shopify store answers into a live file',
    peers: ['JSON.parse of the same lines'],
    script: 'bench/store.ts',
    builds: [],
  },
  jobs: {
    measures: 'writing the changes of a live file to a practice store',
    peers: ['JSON.parse of the same intents'],
    script: 'bench/jobs.ts',
    builds: [],
  },
  soak: {
    measures: 'two servers that carry out updates of stores under faults',
    peers: [],
    script: 'bench/soak.ts',
    builds: [],
    needsLinux: true,
  },
  workbench: {
    measures: 'the app with an open file, from its drop to the download',
    peers: ['papaparse in a worker'],
    script: 'bench/workbench.ts',
    builds: ['app'],
    project: 'automations',
    needsLinux: true,
  },
  images: {
    measures: 'compressing images and removing their backgrounds',
    peers: ['sharp with MozJPEG and libwebp', 'cwebp, if installed', 'OpenCV GrabCut'],
    script: 'bench/images.ts',
    builds: ['app'],
    project: 'images',
    needsLinux: true,
  },
  backend: {
    measures: 'the start of a server with the local backend',
    peers: ['a Hono server without it'],
    script: 'bench/backend.ts',
    builds: [],
  },
  auth: {
    measures: 'the response times of the local backend, and the cost of its sessions',
    peers: ['the password hash alone'],
    script: 'bench/auth.ts',
    builds: [],
  },
} as const satisfies Readonly<Record<string, Bench>>

export type BenchName = keyof typeof benches

export const benchNames = Object.keys(benches) as readonly BenchName[]

/** Returns the record of a benchmark, with the fields that it may lack. */
export function benchOf(name: BenchName): Bench {
  return benches[name]
}

/** Whether there is a benchmark of this name. */
export function isBench(name: string): name is BenchName {
  return Object.hasOwn(benches, name)
}

/** Explains the command on a terminal. */
export function benchHelp(): string {
  const list = benchNames.map((name) => {
    const { measures, peers } = benchOf(name)
    return `  ${name.padEnd(12)} ${measures}\n${' '.repeat(15)}beside: ${peers.join(', ')}`
  })
  return [
    'npm run bench -- [name …] [--short] [--write] [--rounds <number>]',
    '',
    'Runs all benchmarks, or the named ones, and writes the figures into docs/performance.md.',
    '',
    ...list,
    '',
    '  --short       fewer rounds and smaller inputs, under five minutes for all; writes nothing',
    '  --write       writes the figures of a short run or of a busy machine, too',
    '  --rounds 9    more or fewer rounds, where a benchmark has rounds',
  ].join('\n')
}
