import type { Note, Plan, Remark } from './Plan.ts'

/** Rows that are few enough to look at each, even if all of them need review for the same reason. */
const few = 10

function hasFew(indexes: Iterable<number>, { patches }: Plan): boolean {
  return new Set(Array.from(indexes, (index) => patches[index]?.[0])).size <= few
}

/**
 * Puts one remark in the place of a note that all changes have, so that those that differ stand out.
 *
 * @returns the plan as it is if a change has no such note, or there are few changes
 */
export function ofAllAsOneRemark(plan: Plan, code: string, remark: Remark): Plan {
  const has = (index: number) => plan.notes.get(index)?.some((note) => note.code === code) ?? false
  if (hasFew(plan.notes.keys(), plan) || !plan.patches.every((_, index) => has(index))) return plan
  return asOneRemark(plan, code, remark)
}

/**
 * Says once what many changes have in common: puts a remark above them if more than a third have a note.
 * They keep it as one that needs no review.
 */
export function ofManyAsOneRemark(
  plan: Plan,
  code: string,
  remarkOf: (counts: { readonly n: number; readonly all: number }) => Remark,
): Plan {
  const all = plan.patches.length
  const isIt = (note: Note) => note.code === code
  const found = [...plan.notes].filter(([, own]) => own.some(isIt)).map(([index]) => index)
  const n = found.length
  if (hasFew(found, plan) || n * 3 <= all) return plan
  const notes = [...plan.notes].map(
    ([index, own]) =>
      [index, own.map((note) => (isIt(note) ? { ...note, tone: 'info' as const } : note))] as const,
  )
  return {
    ...plan,
    notes: new Map(notes),
    remarks: [...(plan.remarks ?? []), remarkOf({ n, all })],
  }
}

/** Puts one remark in the place of a note of many changes, where it is true of the file as a whole. */
export function asOneRemark(plan: Plan, code: string, remark: Remark): Plan {
  const notes = new Map<number, readonly Note[]>()
  for (const [index, all] of plan.notes) {
    const others = all.filter((note) => note.code !== code)
    if (others.length > 0) notes.set(index, others)
  }
  return { ...plan, notes, remarks: [...(plan.remarks ?? []), remark] }
}
