/** The room around what is above and below images, in line with them. */
export const previewPadding = {
  paddingBlock: '1rem',
  paddingInline: 'var(--preview-start, 1.25rem) var(--preview-end, 1.25rem)',
} as const
