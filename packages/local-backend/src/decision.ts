/** Whether to start the embedded backend, with the reason as one sentence for the log. */
export interface LocalBackendDecision {
  readonly start: boolean
  readonly reason: string
}

/**
 * Decides whether the embedded backend starts. It does not start if `VITE_SUPABASE_URL` or
 * `VITE_SUPABASE_ANON_KEY` is set, nor in production unless `DROPWATT_LOCAL_BACKEND` is `on`.
 */
export function localBackendDecision(
  env: Record<string, string | undefined>,
): LocalBackendDecision {
  for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']) {
    if (env[name]?.trim()) {
      return { start: false, reason: `${name} is set, so the Supabase project it names is used.` }
    }
  }
  if (env.NODE_ENV !== 'production') {
    return { start: true, reason: 'No Supabase project is configured.' }
  }
  if (env.DROPWATT_LOCAL_BACKEND === 'on') {
    return { start: true, reason: 'DROPWATT_LOCAL_BACKEND=on allows it in production.' }
  }
  return {
    start: false,
    reason:
      'NODE_ENV is production. Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, or DROPWATT_LOCAL_BACKEND=on to use the embedded backend all the same.',
  }
}
