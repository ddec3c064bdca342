/** The Edge Function `account` of a hosted project; docs/hosting.md says how to deploy it. */
import { createAccountService } from './accountService.ts'

declare const Deno: {
  readonly env: { get(name: string): string | undefined }
  serve(handle: (request: Request) => Promise<Response>): void
}

function required(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set.`)
  return value
}

Deno.serve(
  createAccountService({
    url: required('SUPABASE_URL'),
    serviceRoleKey: required('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: required('SITE_URL'),
  }),
)
