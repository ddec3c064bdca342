import type { Note, Plan, Remark } from './Plan.ts'

/** Puts one remark in the place of a note of many changes, where it is true of the file as a whole. */
export function asOneRemark(plan: Plan, code: string, remark: Remark): Plan {
  const notes = new Map<number, readonly Note[]>()
  for (const [index, all] of plan.notes) {
    const others = all.filter((note) => note.code !== code)
    if (others.length > 0) notes.set(index, others)
  }
  return { ...plan, notes, remarks: [...(plan.remarks ?? []), remark] }
}
