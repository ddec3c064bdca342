import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { KeptInstallation } from './Installations.ts'

interface Kept {
  readonly clientSecret: string
  /** By the addresses of the shops. */
  readonly shops: Record<string, KeptInstallation>
}

function read(path: string): Kept | undefined {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<Kept> | null
    const { clientSecret, shops } = kept ?? {}
    return typeof clientSecret === 'string' && shops ? { clientSecret, shops } : undefined
  } catch {
    // There is none, or it is none of ours: the shops are connected again.
    return undefined
  }
}

/** The tokens of the shops in a file, so that they are still connected after a restart. */
export class ConnectionFile {
  readonly #path: string
  readonly #kept: Kept

  /** @param createSecret makes the secret of the app, if the file has none */
  constructor(path: string, createSecret: () => string) {
    this.#path = path
    this.#kept = read(path) ?? { clientSecret: createSecret(), shops: {} }
  }

  get clientSecret(): string {
    return this.#kept.clientSecret
  }

  find(domain: string): KeptInstallation | undefined {
    return this.#kept.shops[domain]
  }

  /** @param installation nothing where the app was taken out */
  keep(domain: string, installation: KeptInstallation | undefined): void {
    if (installation) this.#kept.shops[domain] = installation
    else delete this.#kept.shops[domain]
    const draft = `${this.#path}.new`
    writeFileSync(draft, JSON.stringify(this.#kept), { mode: 0o600 })
    renameSync(draft, this.#path)
  }
}
