import { describe, expect, test } from 'vitest'
import { Random } from '../test/Random.ts'
import { directions, GridCut } from './GridCut.ts'

/** A small problem: links to terminals by pixel, and to neighbours by pixel and direction. */
interface Problem {
  readonly width: number
  readonly height: number
  readonly terminals: readonly number[]
  readonly links: readonly (readonly [pixel: number, direction: number, capacity: number])[]
}

function randomProblem(random: Random): Problem {
  const width = 1 + Math.floor(random.next() * 6)
  const height = 1 + Math.floor(random.next() * 6)
  const links: [number, number, number][] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let direction = 0; direction < 8; direction += 2) {
        const [stepX, stepY] = directions[direction]!
        const isInside = x + stepX >= 0 && x + stepX < width && y + stepY >= 0 && y + stepY < height
        if (isInside) links.push([y * width + x, direction, Math.floor(random.next() * 9)])
      }
    }
  }
  const terminals = Array.from({ length: width * height }, () =>
    Math.round(random.between(-12, 12)),
  )
  return { width, height, terminals, links }
}

function gridOf({ width, height, terminals, links }: Problem): GridCut {
  const grid = new GridCut(width, height)
  for (const [pixel, direction, capacity] of links) grid.setNeighbour(pixel, direction, capacity)
  for (const [pixel, capacity] of terminals.entries()) grid.setTerminal(pixel, capacity)
  return grid
}

function neighbour({ width }: Problem, pixel: number, direction: number): number {
  const [stepX, stepY] = directions[direction]!
  return pixel + stepY * width + stepX
}

/** Returns the cost of a cut: all links from the side of the source to the other. */
function costOf(problem: Problem, side: Uint8Array): number {
  const { terminals, links } = problem
  let cost = 0
  for (const [pixel, capacity] of terminals.entries()) {
    if (capacity > 0 && !side[pixel]) cost += capacity
    if (capacity < 0 && side[pixel]) cost -= capacity
  }
  for (const [pixel, direction, capacity] of links)
    if (side[pixel] !== side[neighbour(problem, pixel, direction)]) cost += capacity
  return cost
}

/** The greatest flow, by shortest augmenting paths through a matrix of capacities. */
function greatestFlow(problem: Problem): number {
  const { terminals, links } = problem
  const source = terminals.length
  const sink = source + 1
  const left = Array.from({ length: sink + 1 }, () => new Int32Array(sink + 1))
  for (const [pixel, capacity] of terminals.entries()) {
    if (capacity > 0) left[source]![pixel] = capacity
    else left[pixel]![sink] = -capacity
  }
  for (const [pixel, direction, capacity] of links) {
    const next = neighbour(problem, pixel, direction)
    left[pixel]![next] = capacity
    left[next]![pixel] = capacity
  }
  for (let flow = 0; ;) {
    const from = new Int32Array(sink + 1).fill(-1)
    const queue = [source]
    for (const at of queue) {
      for (let next = 0; next <= sink; next += 1) {
        if (left[at]![next] === 0 || from[next] !== -1 || next === source) continue
        from[next] = at
        queue.push(next)
      }
    }
    if (from[sink] === -1) return flow
    let most = Infinity
    for (let at = sink; at !== source; at = from[at]!) most = Math.min(most, left[from[at]!]![at]!)
    for (let at = sink; at !== source; at = from[at]!) {
      left[from[at]!]![at]! -= most
      left[at]![from[at]!]! += most
    }
    flow += most
  }
}

describe('the minimum cut of a grid', () => {
  test('costs as much as the greatest flow, on 300 random grids', () => {
    const random = new Random(1)
    for (let round = 0; round < 300; round += 1) {
      const problem = randomProblem(random)
      expect(costOf(problem, gridOf(problem).solve())).toBe(greatestFlow(problem))
    }
  })

  test('a continued cut costs as much as a new one', () => {
    const random = new Random(2)
    for (let round = 0; round < 150; round += 1) {
      const problem = randomProblem(random)
      const grid = gridOf(problem)
      grid.solve()
      const terminals = problem.terminals.map((capacity) =>
        random.next() < 0.3 ? Math.round(random.between(-40, 40)) : capacity,
      )
      for (const [pixel, capacity] of terminals.entries()) grid.setTerminal(pixel, capacity)
      const changed = { ...problem, terminals }
      expect(costOf(changed, grid.copy().solve())).toBe(greatestFlow(changed))
      expect(costOf(changed, grid.solve())).toBe(greatestFlow(changed))
    }
  })
})
