import { Hono } from 'hono'
import type { Services } from '../services.ts'

const notOffered = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'keycloak',
  'kakao',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
]

/** The routes with information about the server. */
export function serviceRoutes({ settings, keys, providers }: Services): Hono {
  return new Hono()
    .get('/health', (c) =>
      c.json({
        version: 'local',
        name: 'GoTrue',
        description: 'The embedded backend, which speaks the GoTrue API',
      }),
    )
    .get('/settings', (c) =>
      c.json({
        external: {
          ...Object.fromEntries(notOffered.map((name) => [name, false])),
          anonymous_users: settings.anonymousUsers,
          google: providers.has('google'),
          email: true,
        },
        disable_signup: settings.signupsDisabled,
        mailer_autoconfirm: settings.autoconfirm,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
        saml_private_key_next_configured: false,
        passkeys_enabled: false,
      }),
    )
    .get('/.well-known/jwks.json', (c) =>
      c.json({ keys: keys.publicJwks }, 200, { 'cache-control': 'public, max-age=600' }),
    )
}
