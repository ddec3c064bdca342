const howMany = 10_000

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // By how often each was found in leaks, the most frequent first; all in lower case.
  return new Set(dictionary['passwords-common'].slice(0, howMany))
}

let loaded: Promise<ReadonlySet<string>> | undefined

/** Tells whether a password is one of the 10,000 most used, in upper or lower case. */
export async function isMostUsedPassword(password: string): Promise<boolean> {
  loaded ??= load()
  return (await loaded).has(password.toLowerCase())
}
