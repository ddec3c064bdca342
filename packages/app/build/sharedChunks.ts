/** A chunk of a build with default splitting: all its modules are used by the same entries. */
export interface Chunk {
  readonly file: string
  /** Files of the chunks that this one imports statically. */
  readonly imports: readonly string[]
  /** The rendered size of each module by its id, in bytes before minification. */
  readonly modules: ReadonlyMap<string, number>
  /** Its entry module, or `undefined` for a chunk that entries share. */
  readonly entry: string | undefined
}

/** Chunks that are merged into one file, and the pages that load it. */
interface Group {
  readonly files: ReadonlySet<string>
  readonly modules: ReadonlyMap<string, number>
  readonly pages: ReadonlySet<string>
  /** In bytes, before compression. */
  readonly size: number
}

/**
 * The cost of one more file for a page, in bytes before compression: it takes a request, and small
 * files compress worse.
 */
const fileCost = 4000

const isPackage = (id: string) => id.includes('/node_modules/')

/** Returns some items and all items that can be reached from them. */
function closure<Item>(items: Iterable<Item>, next: (item: Item) => Iterable<Item>): Set<Item> {
  const found = new Set(items)
  for (const item of found) for (const further of next(item)) found.add(further)
  return found
}

/** Returns how many bytes merging two groups saves over all pages; negative if it adds bytes. */
function saving(one: Group, other: Group, visits: (page: string) => number): number {
  let saved = 0
  for (const page of new Set([...one.pages, ...other.pages])) {
    const needsBoth = one.pages.has(page) && other.pages.has(page)
    const unneeded = one.pages.has(page) ? other.size : one.size
    saved += (needsBoth ? fileCost : -unneeded) * visits(page)
  }
  return saved
}

function merge(one: Group, other: Group): Group {
  return {
    files: new Set([...one.files, ...other.files]),
    modules: new Map([...one.modules, ...other.modules]),
    pages: new Set([...one.pages, ...other.pages]),
    size: one.size + other.size,
  }
}

/** Returns whether a group imports another through a third; merging those two makes a cycle. */
function importsByOthers(
  from: Group,
  to: Group,
  importsOf: (group: Group) => ReadonlySet<Group>,
): boolean {
  const others = [...importsOf(from)].filter((group) => group !== from && group !== to)
  return closure(others, importsOf).has(to)
}

/** Merges the pair of groups that saves most, until no pair saves anything. */
function mergeGroups(
  groups: readonly Group[],
  chunks: readonly Chunk[],
  canMerge: (group: Group) => boolean,
  visits: (page: string) => number,
): readonly Group[] {
  const owners = new Map(groups.flatMap((group) => [...group.files].map((file) => [file, group])))
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]))
  const importsOf = ({ files }: Group) => {
    const direct = [...files].flatMap((file) => imports.get(file) ?? [])
    return new Set(direct.flatMap((file) => owners.get(file) ?? []))
  }
  let merged = groups.filter(canMerge)
  for (;;) {
    const best = merged
      .flatMap((one, at) => merged.slice(at + 1).map((other) => ({ one, other })))
      .map(({ one, other }) => ({ one, other, saved: saving(one, other, visits) }))
      .filter(({ saved }) => saved > 0)
      .toSorted((first, second) => second.saved - first.saved)
      .find(
        ({ one, other }) =>
          !importsByOthers(one, other, importsOf) && !importsByOthers(other, one, importsOf),
      )
    if (!best) return merged
    const both = merge(best.one, best.other)
    merged = [...merged.filter((group) => group !== best.one && group !== best.other), both]
    for (const file of both.files) owners.set(file, both)
  }
}

/** Returns the name of the largest module, without its folder and extension. */
function largestName({ modules }: Group): string {
  const [[id] = ['']] = [...modules].toSorted(([, one], [, other]) => other - one)
  return id.replace(/^.*\//, '').replace(/\..*$/, '')
}

/**
 * Plans which modules share a file, so that pages load few unneeded bytes in few files. Entries, and
 * modules that only one page loads, are left to the bundler. Modules that every page loads are in two
 * files, as packages change less often than the app.
 *
 * @param chunks the chunks of a build with default splitting
 * @param pages the entries that each page loads
 * @param visits returns how often visits begin on a page, in relation to the other pages
 * @returns the name of the file of each module, by the module's id
 * @throws {Error} when the build lacks an entry of a page
 */
export function planChunks(
  chunks: readonly Chunk[],
  pages: ReadonlyMap<string, readonly string[]>,
  visits: (page: string) => number,
): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const byEntry = new Map(chunks.map((chunk) => [chunk.entry, chunk.file]))
  const loaded = Array.from(pages, ([page, entries]) => {
    const files = entries.map((entry) => {
      const file = byEntry.get(entry)
      if (file === undefined) throw new Error(`The build has no chunk for ${entry}.`)
      return file
    })
    return [page, closure(files, (file) => byFile.get(file)?.imports ?? [])] as const
  })
  const groups = chunks.map(({ file, modules }): Group => ({
    files: new Set([file]),
    modules,
    pages: new Set(loaded.filter(([, files]) => files.has(file)).map(([page]) => page)),
    size: [...modules.values()].reduce((sum, size) => sum + size, 0),
  }))

  const entries = new Set(chunks.map(({ entry }) => entry))
  const entryFiles = new Set(chunks.filter(({ entry }) => entry).map(({ file }) => file))
  const isForAll = (group: Group) => group.pages.size === pages.size
  const isForSome = (group: Group) =>
    !isForAll(group) &&
    group.pages.size > 1 &&
    ![...group.files].some((file) => entryFiles.has(file))

  const plan = new Map<string, string>()
  for (const { modules } of groups.filter(isForAll)) {
    for (const id of modules.keys()) {
      if (!entries.has(id)) plan.set(id, isPackage(id) ? 'vendor' : 'app')
    }
  }
  const names = new Set(plan.values())
  for (const group of mergeGroups(groups, chunks, isForSome, visits)) {
    const name = largestName(group)
    const unique = names.has(name) ? `${name}-${names.size}` : name
    names.add(unique)
    for (const id of group.modules.keys()) plan.set(id, unique)
  }
  return plan
}
