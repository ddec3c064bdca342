const safeProtocols: ReadonlySet<string> = new Set(['https:', 'mailto:'])

/**
 * Reads an address that came from elsewhere. Gives back the whole address when it leads to a page
 * over https or starts an email, and nothing for any other scheme and for what is no address.
 */
export function safeExternalUrl(url: string): string | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed && safeProtocols.has(parsed.protocol) ? parsed.href : undefined
}
