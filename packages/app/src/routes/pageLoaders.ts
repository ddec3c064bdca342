import {
  automationPath,
  automationSlugs,
  byPath,
  extraAutomationSlugs,
  paths,
  settingsPath,
  settingsSlugs,
} from '../paths.ts'
import { automationPages } from './automationPages.ts'
import type { PagePath } from './manifest.ts'
import type { LoadPage } from './pageModule.types.ts'
import { settingsPages } from './settingsPages.ts'

const loadFiles = () => import('./files.tsx')
const loadExtras = () => import('./extraAutomations.tsx')

/** The loader of each page in the manifest. */
export const pageLoaders: Readonly<Record<PagePath, LoadPage>> = {
  [paths.home]: () => import('./landing.tsx'),
  [paths.signUp]: () => import('./signUp.tsx'),
  [paths.signIn]: () => import('./signIn.tsx'),
  [paths.forgotPassword]: () => import('./forgotPassword.tsx'),
  [paths.support]: () => import('./helpCenter.tsx'),
  [paths.blog]: () => import('./blog.tsx'),
  [paths.terms]: () => import('./terms.tsx'),
  [paths.dashboard]: () => import('./overview.tsx'),
  [paths.paymentSuccess]: () => import('./paymentSuccess.tsx'),
  ...byPath(automationSlugs, automationPath, (slug) => automationPages[slug]),
  [paths.affiliate]: () => import('./affiliate.ts'),
  [paths.dashboardSupport]: () => import('./dashboardSupport.ts'),
  [paths.community]: () => import('./community.ts'),
  [paths.files]: loadFiles,
  ...byPath(extraAutomationSlugs, automationPath, () => loadExtras),
  [paths.fileJobs]: loadFiles,
  [paths.recipes]: loadFiles,
  [paths.memory]: loadFiles,
  [paths.filesGuide]: () => import('./filesGuide.ts'),
  ...byPath(settingsSlugs, settingsPath, (slug) => settingsPages[slug]),
  [paths.updatePassword]: () => import('./updatePassword.tsx'),
  [paths.twoStep]: () => import('./twoStep.tsx'),
}
