import type { Mutate } from '../graphql/GraphqlContext.ts'

/** The mutations about the app itself. */
export const appMutations = {
  appUninstall: (_, _options, { uninstall }) => {
    uninstall()
    return { app: { id: 'gid://shopify/App/9100000000001' }, userErrors: [] }
  },
  webhookSubscriptionCreate: (
    _,
    options: {
      readonly topic: string
      readonly webhookSubscription: { readonly uri?: string; readonly callbackUrl?: string }
    },
    { contents, webhooks },
  ) => {
    const { uri, callbackUrl } = options.webhookSubscription
    const address = uri ?? callbackUrl
    if (address === undefined || !URL.canParse(address)) {
      const field = ['webhookSubscription', 'callbackUrl']
      return {
        webhookSubscription: null,
        userErrors: [{ field, message: 'Address is invalid' }],
      }
    }
    webhooks.subscribe(options.topic, address)
    const id = contents.createId('WebhookSubscription')
    return { webhookSubscription: { kind: 'WebhookSubscription', id }, userErrors: [] }
  },
} satisfies Record<string, Mutate>
