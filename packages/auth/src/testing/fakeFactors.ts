import type { AuthClient, User } from '../types.js'

type Factor = NonNullable<User['factors']>[number]

interface FakeFactorsTools {
  run: (action: 'challengeAndVerify' | 'enroll' | 'unenroll') => Promise<void>
  getFactors: () => readonly Factor[]
  setFactors: (factors: Factor[]) => void
  /** Takes the second step. */
  stepUp: () => void
}

const SECRET = 'JBSWY3DPEHPK3PXP'

/** Creates the provider's factors without a server: every code is right. */
export function createFakeFactors(tools: FakeFactorsTools) {
  const { run, getFactors, setFactors, stepUp } = tools
  const enrolled = new Map<string, Factor>()
  let count = 0

  const factors = {
    listFactors: async () => done({ all: [...getFactors(), ...enrolled.values()] }),

    async enroll({ friendlyName }: { friendlyName?: string }) {
      await run('enroll')
      count += 1
      const id = `factor-${count}`
      const time = '2026-01-01T00:00:00Z'
      enrolled.set(id, {
        id,
        friendly_name: friendlyName ?? '',
        factor_type: 'totp',
        status: 'unverified',
        created_at: time,
        updated_at: time,
      })
      const uri = `otpauth://totp/${friendlyName}?secret=${SECRET}`
      return done({ id, totp: { uri, secret: SECRET } })
    },

    async challengeAndVerify({ factorId }: { factorId: string }) {
      await run('challengeAndVerify')
      const factor = enrolled.get(factorId)
      if (factor && enrolled.delete(factorId)) {
        setFactors([...getFactors(), { ...factor, status: 'verified' }])
      }
      stepUp()
      return done({})
    },

    async unenroll({ factorId }: { factorId: string }) {
      await run('unenroll')
      enrolled.delete(factorId)
      const kept = getFactors().filter(({ id }) => id !== factorId)
      if (kept.length < getFactors().length) setFactors(kept)
      return done({ id: factorId })
    },
  }
  return factors as unknown as AuthClient['mfa']
}

function done<Data>(data: Data) {
  return { data, error: null }
}
