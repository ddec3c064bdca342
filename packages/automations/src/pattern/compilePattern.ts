import { PatternError } from './PatternError.ts'
import type { CharacterTest, PatternEdge, PatternNode } from './parsePattern.ts'

/** One step of a compiled pattern; a number is the index of the step to go on with. */
export type PatternStep =
  | { readonly kind: 'character'; readonly test: CharacterTest }
  | { readonly kind: 'edge'; readonly edge: PatternEdge }
  /** Tries the first way before the second. */
  | { readonly kind: 'fork'; first: number; second: number }
  | { readonly kind: 'jump'; to: number }
  /** Notes the place in the text: the start of group n in 2n, its end in 2n + 1. */
  | { readonly kind: 'note'; readonly slot: number }
  | { readonly kind: 'match' }

/** The most steps, which bound the time that each character of a text takes. */
const maxSteps = 1000

/**
 * Turns a pattern into steps, as in Thompson, ‘Regular expression search algorithm’, 1968.
 *
 * @throws {PatternError} when there are too many
 */
export function compilePattern(root: PatternNode): readonly PatternStep[] {
  const steps: PatternStep[] = []
  let copies = 0

  function add<Step extends PatternStep>(step: Step): Step {
    if (steps.length >= maxSteps) throw new PatternError('too-large')
    steps.push(step)
    return step
  }

  function fork(isLazy: boolean, way: number): (other: number) => void {
    const step = add({ kind: 'fork', first: way, second: way })
    return (other) => {
      if (isLazy) step.first = other
      else step.second = other
    }
  }

  function addRepeat({ node, min, max, isLazy }: Extract<PatternNode, { kind: 'repeat' }>): void {
    for (let time = 0; time < min; time += 1) addNode(node)
    if (max === Infinity) {
      const start = steps.length
      const leave = fork(isLazy, start + 1)
      addNode(node)
      add({ kind: 'jump', to: start })
      leave(steps.length)
      return
    }
    const leaves: ((end: number) => void)[] = []
    for (let time = min; time < max; time += 1) {
      leaves.push(fork(isLazy, steps.length + 1))
      addNode(node)
    }
    for (const leave of leaves) leave(steps.length)
  }

  function addChoice(nodes: readonly PatternNode[]): void {
    const ends: { to: number }[] = []
    for (const [at, node] of nodes.entries()) {
      if (at === nodes.length - 1) addNode(node)
      else {
        const next = fork(false, steps.length + 1)
        addNode(node)
        ends.push(add({ kind: 'jump', to: 0 }))
        next(steps.length)
      }
    }
    for (const end of ends) end.to = steps.length
  }

  function addNode(node: PatternNode): void {
    // Also what adds no step is counted: nothing, many times over, takes long as well.
    copies += 1
    if (copies > maxSteps) throw new PatternError('too-large')
    switch (node.kind) {
      case 'character':
      case 'edge':
        add(node)
        break
      case 'sequence':
        for (const each of node.nodes) addNode(each)
        break
      case 'choice':
        addChoice(node.nodes)
        break
      case 'repeat':
        addRepeat(node)
        break
      case 'group':
        add({ kind: 'note', slot: 2 * node.number })
        addNode(node.node)
        add({ kind: 'note', slot: 2 * node.number + 1 })
        break
      default:
        node satisfies never
    }
  }

  addNode(root)
  add({ kind: 'match' })
  return steps
}
