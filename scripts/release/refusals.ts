/** What a release depends on, besides the packages. */
export interface Situation {
  /** The output of `git status --porcelain`. */
  readonly uncommitted: string
  /** The number of changesets that no version contains yet. */
  readonly changesets: number
  readonly env: Readonly<Record<string, string | undefined>>
  /** The address of the repository in each manifest, by package. */
  readonly repositories: Readonly<Record<string, string | undefined>>
}

function refuseUncommitted({ uncommitted }: Situation): readonly string[] {
  const files = uncommitted.split('\n').filter(Boolean)
  if (files.length === 0) return []
  const list = files.slice(0, 5).map((line) => line.slice(3))
  return [`A release contains what is committed. Commit or stash first: ${list.join(', ')}.`]
}

/** Returns the reasons against a rehearsal. */
export function refuseRehearsal(situation: Situation): readonly string[] {
  return refuseUncommitted(situation)
}

/** Returns the reasons against publishing to npm. */
export function refuseRelease(situation: Situation): readonly string[] {
  const { changesets, env, repositories } = situation
  const canIdentify = Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL ?? env.NODE_AUTH_TOKEN)
  if (!env.CI || !canIdentify) {
    return [
      'Packages are published by the release workflow, which proves to npm where they were built. ' +
        'This is no CI job with the permission id-token: write or a NODE_AUTH_TOKEN. ' +
        'To see what would be published: npm run release -- --dry-run.',
    ]
  }
  const elsewhere = Object.keys(repositories).filter(
    (name) => !repositories[name]?.endsWith(`/${env.GITHUB_REPOSITORY}.git`),
  )
  return [
    ...refuseUncommitted(situation),
    ...(changesets > 0
      ? [`${changesets} changesets have no version yet. Merge the pull request of versions first.`]
      : []),
    ...elsewhere.map(
      (name) =>
        `npm accepts the provenance of ${name} only if its manifest names this repository. Set ` +
        `repository.url to git+https://github.com/${env.GITHUB_REPOSITORY}.git.`,
    ),
  ]
}
