import type { MailLanguage } from './language.ts'

const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const words: Record<MailLanguage, { on: string; unknown: string }> = {
  en: { on: 'on', unknown: 'an unknown device' },
  it: { on: 'su', unknown: 'un dispositivo sconosciuto' },
}

/**
 * Describes a user agent, such as `Firefox on Windows`. Only in our own words: whoever signs in chooses
 * the user agent, and must not write the mail with it.
 */
export function describeDevice(userAgent: string | null, language: MailLanguage): string {
  const nameIn = (names: typeof browsers) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  const { on, unknown } = words[language]
  return browser && system ? `${browser} ${on} ${system}` : (browser ?? system ?? unknown)
}
