import { claims, trial } from '@dropwatt/ui'
import { paths } from '../../src/paths.ts'
import type { DocumentTexts } from '../documentTexts.ts'

/** The texts of documents for search engines, link previews and browsers without scripts, in English. */
export const documents: DocumentTexts = {
  descriptions: {
    [paths.home]: `Automate product listing, pricing, images, titles and translation for your dropshipping store. ${trial.planDays}-day free trial, cancel anytime.`,
    [paths.signUp]: `Create your account and start with a ${trial.bannerDays}-day free trial. Run your first store automation today.`,
    [paths.signIn]: 'Log in to your dashboard: your store automations are where you left them.',
    [paths.forgotPassword]: 'Get a link by email to choose a new password for your account.',
    [paths.support]:
      'Answers to common questions, and a form to ask your own. Shopify-certified agents reply in under 2 hours on average.',
    [paths.blog]: `Articles on running a dropshipping store with less manual work, down from ${claims.hoursBefore} to ${claims.hoursAfter} hours a week. Coming soon.`,
    [paths.terms]: 'The terms of service: trial, payment and refunds.',
  },
  words: {
    noScript: 'Dropwatt needs JavaScript. Turn it on in your browser, then reload this page.',
    unfinished:
      'This page could not be loaded to the end. You are offline, or a new version is available.',
    reload: 'Reload',
  },
  pictureAlt:
    'Dropwatt. One dashboard. All your store automations. A supplier listing passes through the automations and comes out ready for your store.',
}
