const safeProtocols: ReadonlySet<string> = new Set(['https:', 'mailto:'])

/**
 * Checks an untrusted address. Returns the normalised address for https and mailto, and undefined
 * for any other scheme or an invalid address.
 */
export function safeExternalUrl(url: string): string | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed && safeProtocols.has(parsed.protocol) ? parsed.href : undefined
}
