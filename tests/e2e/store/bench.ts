import type { Locator, Page } from 'playwright/test'
import { language as languageKey } from '../../../packages/app/src/config/keys.ts'
import type { Language } from '../../../packages/app/src/config/languages.ts'
import { expect } from '../fixtures.ts'

export const pagePath = '/dashboard/mass-compare-price'

/** The page of a job of a store, to which a consent for it leads back. */
export const jobPage = /\/dashboard\/files\/jobs\?update=/

/** The texts that the member reads. */
export const words = {
  en: {
    connect: 'Connect',
    install: 'Install',
    reconnect: 'Reconnect',
    fromStore: 'Open from store',
    run: 'Run',
    open: /^Open [\d,]+ products$/,
    apply: /^Apply [\d,]+ changes?$/,
    applyAll: 'Apply all',
    update: 'Update store',
    confirm: 'Update',
    updated: 'Store updated',
    paused: 'Paused',
    cancel: 'Cancel',
    resume: 'Resume',
    readAgain: 'Read again',
    mine: 'Use my value',
    mineForAll: 'Use my value for all',
    undo: 'Undo in store',
    undoQuestion: 'Undo this update?',
    undone: 'Undone in store',
    more: 'Change more',
    history: /^History/,
    inStore: 'In your store',
    lede: 'Nothing changes in your store until you choose Update store.',
  },
  it: {
    connect: 'Collega',
    install: 'Installa',
    reconnect: 'Ricollega',
    fromStore: 'Apri dal negozio',
    run: 'Avvia',
    open: /^Apri [\d.]+ prodotti$/,
    apply: /^Applica [\d.]+ modific(?:a|he)$/,
    applyAll: 'Applica tutto',
    update: 'Aggiorna negozio',
    confirm: 'Aggiorna',
    updated: 'Negozio aggiornato',
    paused: 'In pausa',
    cancel: 'Interrompi',
    resume: 'Riprendi',
    readAgain: 'Rileggi',
    mine: 'Usa il mio valore',
    mineForAll: 'Usa il mio valore per tutti',
    undo: 'Annulla nel negozio',
    undoQuestion: 'Annullare questo aggiornamento?',
    undone: 'Annullato nel negozio',
    more: 'Modifica altro',
    history: /^Cronologia/,
    inStore: 'Nel tuo negozio',
    lede: 'Nel negozio non cambia nulla finché non scegli Aggiorna negozio.',
  },
} as const

export const bench = (page: Page) => page.getByRole('region', { name: /: Practice store$/ })
export const dialog = (page: Page) => page.getByRole('dialog')
export const chip = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /: Practice store/ })
export const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string | RegExp) =>
  bench(page).getByRole('heading', { name })

/** Connects the store in the settings. */
export async function connect(page: Page, language: Language = 'en'): Promise<void> {
  const { connect: label, fromStore } = words[language]
  await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
    languageKey,
    language,
  ] as const)
  await page.goto('/dashboard/settings/shopify-store')
  await button(page, label).click()
  await install(page)
  await expect(button(page, fromStore)).toBeVisible()
}

/** Consents on the page of the practice store, which is in the language of the browser. */
async function install(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Instal/ }).click()
}

/** Connects the store, and opens all its products on the page of an automation. */
export async function openStore(
  page: Page,
  language: Language = 'en',
  path: string = pagePath,
): Promise<void> {
  const { run, open } = words[language]
  await connect(page, language)
  await page.goto(path)
  await button(page, run).click()
  await button(page, open).click()
  await expect(bench(page)).toBeVisible({ timeout: 180_000 })
}

/** Applies what the page plans to the live file. */
export async function apply(page: Page, language: Language = 'en'): Promise<void> {
  const main = button(bench(page), words[language].apply)
  const next = button(bench(page), words[language].update)
  await main.click()
  const all = button(dialog(page), words[language].applyAll)
  await expect(all.or(next)).toBeVisible()
  if (await all.isVisible()) await all.click()
  await expect(next).toBeVisible()
}

/** Presses Update store, and Update in its dialog. */
export async function update(page: Page, language: Language = 'en'): Promise<void> {
  await button(bench(page), words[language].update).click()
  await button(dialog(page), words[language].confirm).click()
  await expect(dialog(page)).toBeHidden()
}

/** Presses a button with the keyboard, as soon as it can be pressed. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await target.focus()
  await page.keyboard.press('Enter')
}

/** Waits until the result of an update is shown. */
export async function isUpdated(
  page: Page,
  name: string | RegExp = /^Store updated/,
): Promise<void> {
  await expect(heading(page, name)).toBeVisible()
}
