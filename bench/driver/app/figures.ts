import { spread, type Spread } from '../statistics.ts'
import type { Category, Metric } from './lighthouse.ts'
import type { Measured, SubjectId } from './measure.ts'

/** The score of a page, round by round. */
export function scores({ rounds }: Measured, id: SubjectId, category: Category): Spread {
  return spread(rounds.map((round) => round[id].scores[category]))
}

/** A metric of a page, round by round. */
export function times({ rounds }: Measured, id: SubjectId, metric: Metric): Spread {
  return spread(rounds.map((round) => round[id].metrics[metric]))
}

/** The ratio of a metric to that of the floor page in the same round. */
export function ratios({ rounds }: Measured, id: SubjectId, metric: Metric): Spread {
  return spread(rounds.map((round) => round[id].metrics[metric] / round.floor.metrics[metric]))
}

/** Whether the machine was idle enough for valid results. */
export function isValid(measured: Measured): boolean {
  return scores(measured, 'floor', 'performance').median === 100
}
