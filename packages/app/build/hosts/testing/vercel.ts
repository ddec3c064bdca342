import type { VercelConfig } from '../vercel.ts'

interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The file that is served, if any. */
  readonly file?: string | undefined
}

/** Returns Vercel's response to a path, by applying the routes in the documented order. */
export function answerAsVercel(
  { routes, overrides }: VercelConfig,
  files: readonly string[],
  path: string,
): Answer {
  const moved = Object.entries(overrides).find(([, override]) => `/${override.path}` === path)
  const file = moved?.[0] ?? files.find((each) => `/${each.replace(/^index\.html$/, '')}` === path)
  const headers = new Headers()
  let isHit = false
  for (const route of routes) {
    if ('handle' in route) {
      if (route.handle === 'filesystem') isHit = file !== undefined
      continue
    }
    const match = new RegExp(`^${route.src.replace(/^\^/, '').replace(/\$$/, '')}$`).exec(path)
    if (!match || (isHit && route.dest)) continue
    for (const [name, value] of Object.entries(route.headers ?? {})) {
      headers.set(name, value.replace('$1', match[1] ?? ''))
    }
    if (!route.continue) return { status: route.status ?? 200, headers, file: route.dest?.slice(1) }
  }
  return { status: 200, headers, file }
}
