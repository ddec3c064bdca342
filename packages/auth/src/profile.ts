import type { ProfileUpdate, UserData } from './types.js'

/**
 * Writes a profile as user metadata, in the fields that GoTrue fills from Google. It fills each in
 * two spellings, so both are written: whichever of them somebody reads says the same.
 */
export function profileData({ name, avatarUrl }: ProfileUpdate): UserData {
  return {
    ...(name !== undefined && { name, full_name: name }),
    ...(avatarUrl !== undefined && { avatar_url: avatarUrl, picture: avatarUrl }),
  }
}
