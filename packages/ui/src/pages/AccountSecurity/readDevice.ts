/** A device as far as its `User-Agent` header tells. */
export interface Device {
  /** Name of the browser, if known. */
  readonly browser?: string
  /** Name of the device or of its system, if known. */
  readonly system?: string
  readonly isHandheld: boolean
}

/** Names of browsers. Most contain the words of those further down, so the first match counts. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bChromium\//, 'Chromium'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bEpiphany\//, 'GNOME Web'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const handhelds: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
]

const computers: readonly (readonly [RegExp, string])[] = [
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
]

function nameIn(text: string, names: readonly (readonly [RegExp, string])[]): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}

/** Reads the browser and the device from a `User-Agent` header. */
export function readDevice(userAgent: string | null): Device {
  const text = userAgent ?? ''
  const handheld = nameIn(text, handhelds)
  return {
    browser: nameIn(text, browsers),
    system: handheld ?? nameIn(text, computers),
    isHandheld: handheld !== undefined,
  }
}
