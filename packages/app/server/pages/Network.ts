import { Resolver } from 'node:dns/promises'
import type { ClientRequestArgs } from 'node:http'

/** Network access of the server to other sites. Tests replace it. */
export interface Network {
  /** Resolves a name to all its IP addresses; none where it has none. */
  readonly resolve: (name: string, signal: AbortSignal) => Promise<readonly string[]>
  /** Connects to the addresses that `lookup` gives. @default the system */
  readonly connect?: ClientRequestArgs['createConnection']
}

/** For one question to a DNS server, in ms. */
const timeLimit = 2000

/**
 * Asks the DNS servers of the system, not its list of hosts. Names are complete, so none is looked for
 * in the network of the server.
 */
async function resolve(name: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: timeLimit, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  const whole = name.endsWith('.') ? name : `${name}.`
  try {
    const answers = await Promise.allSettled([resolver.resolve4(whole), resolver.resolve6(whole)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

export const internet: Network = { resolve }
