import type { Installation } from './Installation.ts'

/** Answer of the token endpoint. */
export interface TokenResponse {
  readonly access_token: string
  readonly scope: string
  /** Seconds; nothing for a token that does not expire. */
  readonly expires_in?: number
  readonly refresh_token?: string
  readonly refresh_token_expires_in?: number
}

interface Token {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

interface RefreshToken extends Token {
  /** The tokens that it was exchanged for, once it was used. */
  replacement?: { readonly response: TokenResponse; readonly refreshToken: RefreshToken }
}

interface Installed {
  readonly installation: { readonly id: string; scopes: ReadonlySet<string> }
  accessToken: Token | undefined
  /** Those that still work: the current one, and the one before it until the current one is used. */
  refreshTokens: RefreshToken[]
}

/** An installation as it is kept over a restart. */
export type KeptInstallation = Omit<Installed, 'installation'> & {
  readonly id: string
  readonly scopes: readonly string[]
}

const hour = 3600
const day = 24 * hour
const refreshTokenLife = 90 * day
/** Stands for a token that does not expire. */
const century = 36_525 * day

/** The app as a shop has it installed, with its tokens. */
export class Installations {
  readonly #createToken: () => string
  readonly #now: () => number
  readonly #onChange: (installation: KeptInstallation | undefined) => void
  #installed: Installed | undefined
  #count = 0

  /**
   * @param kept the installation before a restart. @default the app is not installed
   * @param onChange called with what is to be kept. @default nothing is
   */
  constructor(
    createToken: () => string,
    now: () => number,
    kept?: KeptInstallation,
    onChange: (installation: KeptInstallation | undefined) => void = () => {},
  ) {
    this.#createToken = createToken
    this.#now = now
    this.#onChange = onChange
    if (!kept) return
    const { id, scopes, ...tokens } = kept
    this.#installed = { ...tokens, installation: { id, scopes: new Set(scopes) } }
  }

  #changed(): void {
    const installed = this.#installed
    if (!installed) return this.#onChange(undefined)
    const { installation, ...tokens } = installed
    this.#onChange({ ...tokens, id: installation.id, scopes: [...installation.scopes] })
  }

  get current(): Installation | undefined {
    return this.#installed?.installation
  }

  /** Installs the app, or gives it other scopes. Tokens from before still work until there are new ones. */
  install(scopes: readonly string[]): void {
    if (this.#installed) {
      this.#installed.installation.scopes = new Set(scopes)
      return this.#changed()
    }
    this.#count += 1
    this.#installed = {
      installation: {
        id: `gid://shopify/AppInstallation/${9_100_000_000_000 + this.#count}`,
        scopes: new Set(scopes),
      },
      accessToken: undefined,
      refreshTokens: [],
    }
    return this.#changed()
  }

  uninstall(): void {
    this.#installed = undefined
    this.#changed()
  }

  /** Makes the current token invalid, as when the owner of a shop takes it away. */
  revoke(): void {
    if (!this.#installed) return
    this.#installed.accessToken = undefined
    this.#installed.refreshTokens = []
    this.#changed()
  }

  /** Makes the current access token run out; its refresh token still works. */
  expire(): void {
    if (!this.#installed) return
    this.#installed.accessToken = undefined
    this.#changed()
  }

  removeScope(scope: string): void {
    if (!this.#installed) return
    const { installation } = this.#installed
    installation.scopes = new Set([...installation.scopes].filter((each) => each !== scope))
    this.#changed()
  }

  /** Finds the installation that an access token belongs to. */
  find(accessToken: string): Installation | undefined {
    const token = this.#installed?.accessToken
    const isValid = token?.value === accessToken && token.expiresAt > this.#now()
    return isValid ? this.#installed?.installation : undefined
  }

  #seconds(seconds: number): number {
    return this.#now() + seconds * 1000
  }

  /**
   * Issues tokens; earlier ones stop working.
   *
   * @throws {RangeError} when the app is not installed
   */
  issue(kind: 'client-credentials' | 'lasting' | 'offline'): TokenResponse {
    const installed = this.#installed
    if (!installed) throw new RangeError('The app is not installed.')
    const life = { 'client-credentials': day - 1, lasting: century, offline: hour }[kind]
    installed.accessToken = {
      value: `practice_at_${this.#createToken()}`,
      expiresAt: this.#seconds(life),
    }
    const issued = {
      access_token: installed.accessToken.value,
      scope: [...installed.installation.scopes].join(','),
      ...(kind !== 'lasting' && { expires_in: life }),
    }
    if (kind !== 'offline') {
      this.#changed()
      return issued
    }
    const refreshToken = {
      value: `practice_rt_${this.#createToken()}`,
      expiresAt: this.#seconds(refreshTokenLife),
    }
    installed.refreshTokens = [refreshToken]
    this.#changed()
    return {
      ...issued,
      refresh_token: refreshToken.value,
      refresh_token_expires_in: refreshTokenLife,
    }
  }

  /**
   * Exchanges a refresh token. One whose answer got lost can be sent again until what replaced it is used.
   *
   * @returns nothing for one that does not work
   */
  refresh(value: string): TokenResponse | undefined {
    const installed = this.#installed
    const used = installed?.refreshTokens.find((token) => token.value === value)
    if (!installed || !used || used.expiresAt <= this.#now()) return undefined
    if (used.replacement) {
      const { response, refreshToken } = used.replacement
      if (this.find(response.access_token)) return response
      // The answer came to nothing for so long that its access token ran out: there is another one.
      installed.refreshTokens = [used, refreshToken]
    }
    const response = this.issue('offline')
    const [refreshToken] = installed.refreshTokens
    used.replacement = { response, refreshToken: refreshToken! }
    installed.refreshTokens = [used, refreshToken!]
    this.#changed()
    return response
  }
}
