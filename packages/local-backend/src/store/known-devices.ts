import type { Prepare } from './database.ts'

/** The store of devices that a user has signed in with. */
export function knownDevicesIn(prepare: Prepare) {
  const ofUser = prepare<{ device: string }>(
    'SELECT device FROM known_devices WHERE user_id = :userId',
  )
  const insert = prepare(`
    INSERT INTO known_devices (user_id, device, created_at) VALUES (:userId, :device, :at)
    ON CONFLICT DO NOTHING`)

  return {
    ofUser: (userId: string) => ofUser.all({ userId }).map(({ device }) => device),
    add: (userId: string, device: string, at: string) => insert.run({ userId, device, at }),
  }
}
