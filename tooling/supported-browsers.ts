/**
 * The oldest versions that everything works in, with what sets them: `light-dark()` in Chromium and
 * Safari, `:has()` in Firefox. What is newer only adds to that. The builds aim at them, and the
 * READMEs name them.
 */
export const supportedBrowsers = {
  chrome: { name: 'Chrome and Edge', version: '123' },
  firefox: { name: 'Firefox', version: '121' },
  safari: { name: 'Safari', version: '17.5' },
} as const

const { chrome, firefox, safari } = supportedBrowsers

/** The same for the builds. */
export const buildTarget = [
  `chrome${chrome.version}`,
  `edge${chrome.version}`,
  `firefox${firefox.version}`,
  `safari${safari.version}`,
  `ios${safari.version}`,
]
