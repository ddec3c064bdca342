/** The eight neighbours in pairs of opposite directions, so that the opposite of `d` is `d ^ 1`. */
export const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
] as const

const free = 0
const source = 1
const sink = 2

/** Parents that are no direction to a neighbour. */
const terminal = 8
const orphan = 9
const none = 10

const farthest = 0x7fffffff

/**
 * The minimum cut of a grid in which each pixel is linked to its eight neighbours, to a source and to
 * a sink, by the augmenting paths of Boykov & Kolmogorov, “An experimental comparison of min-cut/
 * max-flow algorithms”, 2004. It keeps its flow, so links to the terminals can change and be solved on
 * from there, as in Kohli & Torr, “Dynamic graph cuts”, 2007. Neighbours are offsets in a grid with a
 * border of one pixel that no link leads to, so there are no lists of edges.
 */
export class GridCut {
  readonly width: number
  readonly height: number
  readonly #stride: number
  readonly #offsets: Int32Array
  /** Residual capacity of the link to each neighbour: eight for each pixel. */
  readonly #links: Int32Array
  /** Residual capacity of the link to the source, or if negative, to the sink. */
  readonly #left: Int32Array
  /** The link to the source or sink as it was set, with the same signs. */
  readonly #wanted: Int32Array
  readonly #tree: Uint8Array
  readonly #parent: Uint8Array
  /** When the distance of a pixel was last known to be right. */
  readonly #stamp: Int32Array
  /** Number of links between a pixel and its terminal. */
  readonly #depth: Int32Array
  readonly #isQueued: Uint8Array
  readonly #queue: Int32Array
  #queueStart = 0
  #queueEnd = 0
  readonly #orphans: number[] = []
  #now = 0

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#stride = width + 2
    const size = this.#stride * (height + 2)
    this.#offsets = Int32Array.from(directions, ([x, y]) => y * this.#stride + x)
    this.#links = new Int32Array(8 * size)
    this.#left = new Int32Array(size)
    this.#wanted = new Int32Array(size)
    this.#tree = new Uint8Array(size)
    this.#parent = new Uint8Array(size)
    this.#stamp = new Int32Array(size)
    this.#depth = new Int32Array(size)
    this.#isQueued = new Uint8Array(size)
    this.#queue = new Int32Array(size)
  }

  /** Returns another one with the same links and flow. */
  copy(): GridCut {
    const copy = new GridCut(this.width, this.height)
    copy.#links.set(this.#links)
    copy.#left.set(this.#left)
    copy.#wanted.set(this.#wanted)
    return copy
  }

  #node(pixel: number): number {
    return pixel + this.#stride + 1 + 2 * Math.floor(pixel / this.width)
  }

  /** Sets the link between a pixel and its neighbour, both ways. Only before the first solution. */
  setNeighbour(pixel: number, direction: number, capacity: number): void {
    const node = this.#node(pixel)
    this.#links[8 * node + direction] = capacity
    this.#links[8 * (node + this.#offsets[direction]!) + (direction ^ 1)] = capacity
  }

  /** Sets the link of a pixel to the source, or if negative, to the sink. */
  setTerminal(pixel: number, capacity: number): void {
    const node = this.#node(pixel)
    this.#left[node]! += capacity - this.#wanted[node]!
    this.#wanted[node] = capacity
  }

  /** Finds the minimum cut. Returns 1 for each pixel on the side of the source. */
  solve(): Uint8Array {
    this.#start()
    for (let at = this.#nextActive(); at >= 0; at = this.#nextActive()) {
      while (this.#tree[at] !== free) {
        const link = this.#grow(at)
        if (link < 0) break
        this.#now += 1
        this.#augment(link)
        this.#adopt()
      }
    }
    const side = new Uint8Array(this.width * this.height)
    for (let y = 0, to = 0; y < this.height; y += 1) {
      const row = (y + 1) * this.#stride + 1
      for (let x = 0; x < this.width; x += 1, to += 1)
        side[to] = this.#tree[row + x] === source ? 1 : 0
    }
    return side
  }

  #start(): void {
    this.#now = 1
    this.#queueStart = 0
    this.#queueEnd = 0
    this.#orphans.length = 0
    this.#isQueued.fill(0)
    for (let at = 0; at < this.#left.length; at += 1) {
      const left = this.#left[at]!
      this.#stamp[at] = 1
      this.#depth[at] = 1
      if (left === 0) {
        this.#tree[at] = free
        this.#parent[at] = none
        continue
      }
      this.#tree[at] = left > 0 ? source : sink
      this.#parent[at] = terminal
      this.#activate(at)
    }
  }

  #activate(at: number): void {
    if (this.#isQueued[at]) return
    this.#isQueued[at] = 1
    this.#queue[this.#queueEnd] = at
    this.#queueEnd = this.#queueEnd + 1 === this.#queue.length ? 0 : this.#queueEnd + 1
  }

  #nextActive(): number {
    while (this.#queueStart !== this.#queueEnd) {
      const at = this.#queue[this.#queueStart]!
      this.#queueStart = this.#queueStart + 1 === this.#queue.length ? 0 : this.#queueStart + 1
      this.#isQueued[at] = 0
      if (this.#tree[at] !== free) return at
    }
    return -1
  }

  /** Lets a pixel take its free neighbours. Returns the link to the other tree, or -1. */
  #grow(at: number): number {
    const links = this.#links
    const tree = this.#tree
    const own = tree[at]!
    for (let direction = 0; direction < 8; direction += 1) {
      const next = at + this.#offsets[direction]!
      const left = own === source ? links[8 * at + direction]! : links[8 * next + (direction ^ 1)]!
      if (left === 0) continue
      if (tree[next] === free) {
        tree[next] = own
        this.#parent[next] = direction ^ 1
        this.#stamp[next] = this.#stamp[at]!
        this.#depth[next] = this.#depth[at]! + 1
        this.#activate(next)
      } else if (tree[next] !== own) {
        return own === source ? 8 * at + direction : 8 * next + (direction ^ 1)
      } else if (
        this.#stamp[next]! <= this.#stamp[at]! &&
        this.#depth[next]! > this.#depth[at]! + 1
      ) {
        // A shorter way to the terminal.
        this.#parent[next] = direction ^ 1
        this.#stamp[next] = this.#stamp[at]!
        this.#depth[next] = this.#depth[at]! + 1
      }
    }
    return -1
  }

  /** Sends as much as possible along the path that a link from tree to tree completes. */
  #augment(link: number): void {
    const links = this.#links
    const left = this.#left
    const parent = this.#parent
    const offsets = this.#offsets
    const from = link >> 3
    const to = from + offsets[link & 7]!
    let flow = links[link]!
    let at = from
    while (parent[at] !== terminal) {
      const direction = parent[at]!
      const up = at + offsets[direction]!
      flow = Math.min(flow, links[8 * up + (direction ^ 1)]!)
      at = up
    }
    flow = Math.min(flow, left[at]!)
    at = to
    while (parent[at] !== terminal) {
      const direction = parent[at]!
      flow = Math.min(flow, links[8 * at + direction]!)
      at += offsets[direction]!
    }
    flow = Math.min(flow, -left[at]!)

    links[link]! -= flow
    links[8 * to + ((link & 7) ^ 1)]! += flow
    at = from
    while (parent[at] !== terminal) {
      const direction = parent[at]!
      const up = at + offsets[direction]!
      links[8 * at + direction]! += flow
      links[8 * up + (direction ^ 1)]! -= flow
      if (links[8 * up + (direction ^ 1)] === 0) this.#abandon(at)
      at = up
    }
    left[at]! -= flow
    if (left[at] === 0) this.#abandon(at)
    at = to
    while (parent[at] !== terminal) {
      const direction = parent[at]!
      const up = at + offsets[direction]!
      links[8 * at + direction]! -= flow
      links[8 * up + (direction ^ 1)]! += flow
      if (links[8 * at + direction] === 0) this.#abandon(at)
      at = up
    }
    left[at]! += flow
    if (left[at] === 0) this.#abandon(at)
  }

  #abandon(at: number): void {
    this.#parent[at] = orphan
    this.#orphans.push(at)
  }

  /** Finds a new parent for each orphan, or sets it free. */
  #adopt(): void {
    for (let next = 0; next < this.#orphans.length; next += 1) {
      const at = this.#orphans[next]!
      const direction = this.#nearestParent(at)
      if (direction === none) this.#setFree(at)
      else this.#parent[at] = direction
    }
    this.#orphans.length = 0
  }

  #nearestParent(at: number): number {
    const links = this.#links
    const tree = this.#tree
    const own = tree[at]!
    let best = none
    let least = farthest
    for (let direction = 0; direction < 8; direction += 1) {
      const next = at + this.#offsets[direction]!
      if (tree[next] !== own) continue
      const left = own === source ? links[8 * next + (direction ^ 1)]! : links[8 * at + direction]!
      if (left === 0) continue
      const depth = this.#depthOf(next)
      if (depth < least) {
        least = depth
        best = direction
      }
    }
    if (best !== none) {
      this.#stamp[at] = this.#now
      this.#depth[at] = least + 1
    }
    return best
  }

  /** Counts the links from a pixel to its terminal; `farthest` if it leads to an orphan. */
  #depthOf(start: number): number {
    const parent = this.#parent
    const offsets = this.#offsets
    let steps = 0
    let at = start
    while (this.#stamp[at] !== this.#now) {
      const direction = parent[at]!
      if (direction >= orphan) return farthest
      if (direction === terminal) {
        this.#stamp[at] = this.#now
        this.#depth[at] = 1
        break
      }
      steps += 1
      at += offsets[direction]!
    }
    const whole = steps + this.#depth[at]!
    let depth = whole
    for (let back = start; this.#stamp[back] !== this.#now; depth -= 1) {
      this.#stamp[back] = this.#now
      this.#depth[back] = depth
      back += offsets[parent[back]!]!
    }
    return whole
  }

  #setFree(at: number): void {
    const links = this.#links
    const tree = this.#tree
    const own = tree[at]!
    for (let direction = 0; direction < 8; direction += 1) {
      const next = at + this.#offsets[direction]!
      if (tree[next] !== own) continue
      const towards =
        own === source ? links[8 * next + (direction ^ 1)]! : links[8 * at + direction]!
      if (towards > 0) this.#activate(next)
      if (this.#parent[next] === (direction ^ 1)) this.#abandon(next)
    }
    tree[at] = free
    this.#parent[at] = none
  }
}
