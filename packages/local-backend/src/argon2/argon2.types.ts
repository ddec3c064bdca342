/** Creates and verifies PHC strings of argon2id. */
export interface Argon2 {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (phc: string, password: string) => Promise<boolean>
}
