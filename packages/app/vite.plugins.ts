import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import {
  accountPath,
  authPath,
  LOCAL_ANON_KEY,
  localBackendDecision,
  openLocalBackend,
  outboxPath,
} from '@dropwatt/local-backend'
import type { Plugin } from 'vite'
import { bootScript } from './build/boot.ts'
import { readServerOptions, type Environment } from './server/environment.ts'
import { exitWith, StartError } from './server/failure.ts'
import { writeConfig } from './server/pageConfig.ts'
import type { Project } from './src/config/env.ts'

/** Writes the configuration of the backend into the document. */
export function pageConfig(project: Project | undefined): Plugin {
  return {
    name: 'dropwatt:page-config',
    transformIndexHtml(html, { server }) {
      if (project) return writeConfig(html, project)
      const config = {
        url: '',
        anonKey: LOCAL_ANON_KEY,
        accountUrl: accountPath,
        outbox: authPath + outboxPath,
      }
      return server ? writeConfig(html, config) : html
    },
  }
}

/** Applies the stored theme and language before the first paint, as built documents do. */
export function preferencesScript(): Plugin {
  return {
    name: 'dropwatt:preferences-script',
    apply: 'serve',
    transformIndexHtml: async () => [
      {
        tag: 'script',
        attrs: { 'data-follows': '' },
        children: await bootScript('visitor'),
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** Mounts the local backend in the dev server, on the origin of the app. */
export function localBackend(env: Environment): Plugin {
  return {
    name: 'dropwatt:local-backend',
    apply: 'serve',
    async configureServer({ httpServer, middlewares }) {
      const siteUrl = () => `http://localhost:${portOf(httpServer?.address())}`
      const backend = await openBackend(env, siteUrl).catch(exitWith)
      httpServer?.once('close', () => backend.close())
      const listener = getRequestListener((request) => backend.fetch(request))
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith(`${authPath}/`)) void listener(request, response)
        else next()
      })
    },
  }
}

async function openBackend(env: Environment, siteUrl: () => string) {
  const { start, reason } = localBackendDecision(env)
  if (!start) throw new StartError(reason)
  const { port: _, ...options } = readServerOptions(env)
  return openLocalBackend({ siteUrl, ...options })
}

function portOf(address: AddressInfo | string | null | undefined): number {
  if (typeof address === 'object' && address) return address.port
  throw new Error('[@dropwatt/app] The dev server has no port yet, so its URL is unknown.')
}
