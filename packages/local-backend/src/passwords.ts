import { ApiError, validationFailed } from './errors.ts'

/** RFC 9106 with the smaller memory that OWASP names: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const mostAtOnce = 2
const longestPassword = 72

/** Stands in for the hash of an unknown user, so that the check takes as long. No password fits it. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ZHJvcHdhdHQtbm9ib2R5IQ$3m0V3yM4QJ4n2l4B0nJg2qgYF3b1mT0Xy9v8m2c5Z7E'

let running = 0
const waiting: (() => void)[] = []

/** Each hash takes 19 MiB and a core, so only a few run at a time. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Makes the PHC string of a password (argon2id). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    const { hash } = await import('@node-rs/argon2')
    return hash(password, cost)
  })
}

/** Whether a password fits a PHC string. With none it takes as long and is `false`. */
export function verifyPassword(phc: string | null | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    const { verify } = await import('@node-rs/argon2')
    return (await verify(phc ?? nobodysHash, password)) && typeof phc === 'string'
  })
}

/**
 * Refuses a password that may not be set.
 * @throws ApiError 422 `weak_password` when too short, 400 when longer than 72 bytes.
 */
export function checkNewPassword(password: string, minLength: number): void {
  const bytes = Buffer.byteLength(password)
  if (bytes > longestPassword) {
    throw validationFailed(`Password cannot be longer than ${longestPassword} characters`)
  }
  if (bytes < minLength) {
    throw new ApiError(
      422,
      'weak_password',
      `Password should be at least ${minLength} characters.`,
      {
        extra: { weak_password: { reasons: ['length'] } },
      },
    )
  }
}
