import { expect, test } from 'vitest'
import { readDevice } from './readDevice.js'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (X11; Linux x86_64) ${blink} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [
    `${mozilla} (X11; Linux x86_64) ${blink} Ubuntu Chromium/140.0 Chrome/140.0 Safari/537.36`,
    'Chromium',
    'Linux',
  ],
  [
    `${mozilla} (X11; Linux x86_64) ${blink} HeadlessChrome/140.0.0.0 Safari/537.36`,
    'Chrome',
    'Linux',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`,
    'Firefox',
    'Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `${mozilla} (iPad; CPU OS 18_6 like Mac OS X) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPad',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.6 Safari/605.1.15`,
    'Safari',
    'Mac',
  ],
  [
    `${mozilla} (Linux; Android 15; SM-S931B) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${mozilla} (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0`, 'Firefox', 'Android'],
  [
    `${mozilla} (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`,
    'Opera',
    'ChromeOS',
  ],
  ['curl/8.5.0', undefined, undefined],
  ['', undefined, undefined],
  [null, undefined, undefined],
])('reads %s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toMatchObject({ browser, system })
})

test('tells phones and tablets from computers', () => {
  const handheld = ['iPhone', 'iPad', 'Android', 'Windows', 'X11'].filter(
    (word) => readDevice(`${mozilla} (${word})`).isHandheld,
  )
  expect(handheld).toEqual(['iPhone', 'iPad', 'Android'])
})
