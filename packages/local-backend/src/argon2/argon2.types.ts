/** Creates and verifies PHC strings of argon2id. */
export interface Argon2 {
  /** Derives 32 bytes from a secret and a salt. */
  readonly derive: (secret: string, salt: Buffer) => Promise<Buffer>
  readonly hash: (password: string) => Promise<string>
  readonly verify: (phc: string, password: string) => Promise<boolean>
}
