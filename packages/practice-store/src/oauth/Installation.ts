/** The app as a shop has it installed. */
export interface Installation {
  readonly id: string
  /** Granted scopes, in the order in which they were asked for. */
  readonly scopes: ReadonlySet<string>
}

/** Whether an app may do what a scope allows. A scope for writing includes the one for reading. */
export function hasScope({ scopes }: Installation, scope: string): boolean {
  return scopes.has(scope) || scopes.has(scope.replace(/^read_/, 'write_'))
}
