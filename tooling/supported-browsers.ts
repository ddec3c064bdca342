/**
 * The oldest browser versions in which everything works. They are set by `light-dark()` in Chromium
 * and Safari, and by `:has()` in Firefox; newer features are progressive enhancement. The builds
 * target these versions, and the READMEs list them.
 */
export const supportedBrowsers = {
  chrome: { name: 'Chrome and Edge', version: '123' },
  firefox: { name: 'Firefox', version: '121' },
  safari: { name: 'Safari', version: '17.5' },
} as const

const { chrome, firefox, safari } = supportedBrowsers

/** The supported browsers as a build target of Vite and esbuild. */
export const buildTarget = [
  `chrome${chrome.version}`,
  `edge${chrome.version}`,
  `firefox${firefox.version}`,
  `safari${safari.version}`,
  `ios${safari.version}`,
]
