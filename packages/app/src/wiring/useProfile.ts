import { useUser, type User } from '@dropwatt/auth'
import type { Profile } from '@dropwatt/ui/pages'

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Reads name and email of an account. Providers such as Google give a name; a sign-up by email gives none. */
export function profileOf(user: User | null): Profile {
  const { full_name: fullName, name } = user?.user_metadata ?? {}
  return { name: [fullName, name].find(isName)?.trim() ?? '', email: user?.email ?? '' }
}

/** Tells who is signed in; both are empty while that is not known. */
export function useProfile(): Profile {
  return profileOf(useUser())
}
