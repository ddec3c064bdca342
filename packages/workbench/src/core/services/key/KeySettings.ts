/** The services for texts. `openai` is any with the chat completions of OpenAI. */
const textProviders = ['openai', 'deepl', 'libretranslate'] as const

export type TextProvider = (typeof textProviders)[number]

/** The services that remove backgrounds. */
const imageProviders = ['removebg', 'photoroom'] as const

export type ImageProvider = (typeof imageProviders)[number]

/** The services that a key can be for. */
export type KeyProvider = TextProvider | ImageProvider

/** Connection settings of the member's own service. */
export interface KeySettings<Provider extends KeyProvider = KeyProvider> {
  readonly provider: Provider
  /** Starts with `https://`. */
  readonly address: string
  readonly key: string
  /** The name of the model, which only `openai` needs. */
  readonly model: string
}

/** The addresses to start with. DeepL answers no web pages, so that it needs an address of the member. */
const usualAddresses: Readonly<Record<KeyProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  deepl: '',
  libretranslate: 'https://libretranslate.com',
  removebg: 'https://api.remove.bg/v1.0/removebg',
  photoroom: 'https://sdk.photoroom.com/v1/segment',
}

/** Connection settings of the member's own text service. */
export type TextSettings = KeySettings<TextProvider>

/** Connection settings of the member's own service that removes backgrounds. */
export type ImageSettings = KeySettings<ImageProvider>

export function emptySettings<Provider extends KeyProvider>(
  provider: Provider,
): KeySettings<Provider> {
  return { provider, address: usualAddresses[provider], key: '', model: '' }
}

/** Changes settings; another provider gets its usual address, unless the member entered an own one. */
export function withProvider<Provider extends KeyProvider>(
  before: KeySettings<Provider>,
  next: KeySettings<Provider>,
): KeySettings<Provider> {
  const isUsual = Object.values(usualAddresses).includes(before.address)
  return before.provider !== next.provider && isUsual
    ? { ...next, address: usualAddresses[next.provider] }
    : next
}

/** Problems of the settings, by field. */
export interface SettingsProblems {
  readonly address?: 'address'
  readonly key?: 'missing'
  readonly model?: 'missing'
}

/** Finds what is wrong with settings. A service of one's own may need no key. */
export function settingsProblems({ provider, address, key, model }: KeySettings): SettingsProblems {
  return {
    ...(!isHttps(address) && { address: 'address' as const }),
    ...(key.trim() === '' && provider !== 'libretranslate' && { key: 'missing' as const }),
    ...(model.trim() === '' && provider === 'openai' && { model: 'missing' as const }),
  }
}

/** Whether a service can be asked with these settings. */
export function isComplete(settings: KeySettings): boolean {
  return Object.keys(settingsProblems(settings)).length === 0
}

function isHttps(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, search, hash } = new URL(address)
  return protocol === 'https:' && username === '' && search === '' && hash === ''
}

/** The name of the service to show: the host of its address. */
export function serviceName({ address }: KeySettings): string {
  return URL.canParse(address) ? new URL(address).host : address
}
