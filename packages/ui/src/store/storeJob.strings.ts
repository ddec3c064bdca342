import { defineStrings } from '../i18n/index.js'

export const storeJobStrings = defineStrings('storeJob', {
  queued: 'Waiting',
  checking: 'Checking',
  writing: 'Writing',
  writingOf: (done: string, all: string, _count: number) => `Writing ${done} of ${all}`,
  verifying: 'Verifying',
  done: 'Store updated',
  doneWithConflicts: (text: string, count: number) =>
    `Store updated, ${text} ${count === 1 ? 'conflict' : 'conflicts'}`,
  paused: 'Paused',
  cancelled: (text: string, _count: number) => `Cancelled, ${text} written`,
  failed: 'Failed',
  undone: 'Undone in store',

  throttled: (time: string) => `Shopify asks to wait until ${time}`,
  scope: (permission: string) => `Permission missing: ${permission}`,

  update: 'Update store',
  undo: 'Undo in store',
  cancel: 'Cancel',
  resume: 'Resume',
  readAgain: 'Read again',
  leaveOut: 'Leave them out',
  close: 'Close',
  retry: 'Try again',

  tab: 'You can close this tab. The job goes on.',
  kept: 'The server keeps old and new values for 30 days, for undo.',
  offline: 'You are offline',
})

export const storeRefusalStrings = defineStrings('storeRefusal', {
  required: 'it must not be empty',
  'no-number': 'it is not a number',
  'no-whole-number': 'it is not a whole number',
  'no-yes-or-no': 'it is neither TRUE nor FALSE',
  'unknown-choice': 'Shopify has no such choice',
  'unknown-category': 'it is not in Shopify’s list of categories',
  'too-long': 'it is too long',
  'tracked-by-service': 'another service tracks the stock',
  'weight-without-unit': 'a weight needs its unit',
  'unit-price-incomplete': 'a unit price needs all four of its values',
  'slash-in-name': 'an option name must not contain “ / ”',
  'linked-option': 'the option is linked to a metafield',
  'same-variant': 'two variants would become the same',
  'is-key': 'the handle tells products apart and is only read',
  'is-linked-option': 'the link of an option is only read',
  'needs-inventory': 'stock needs a permission that Dropwatt never asks for',
  'is-picture': 'pictures are only read',
  'is-gift-card': 'gift cards are only read',
  'is-app-owned': 'it belongs to another app',
  'not-in-store': 'the store does not have this row',
})
