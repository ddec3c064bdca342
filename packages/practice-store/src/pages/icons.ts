import { raw } from 'hono/html'

const drawn =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"'

/** The drawings of the screens. Source: Lucide, ISC; the sign of Dropwatt. */
export const icons = {
  flask: raw(
    `<svg class="icon" ${drawn}><path d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2"/><path d="M6.453 15h11.094"/><path d="M8.5 2h7"/></svg>`,
  ),
  lock: raw(
    `<svg class="icon" ${drawn}><rect width="18" height="11" x="3" y="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/></svg>`,
  ),
  check: raw(`<svg class="icon" ${drawn}><path d="M20 6 9 17l-5-5"/></svg>`),
  sign: raw(
    '<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect x=".5" y=".5" width="31" height="31" rx="8.5" fill="#000" stroke="#292e2a"/><path d="M10 8.5h5.2c4.6 0 7.8 3 7.8 7.5s-3.2 7.5-7.8 7.5H10M10 16h6.2" fill="none" stroke="#c8fd3d" stroke-width="3" stroke-linecap="round"/></svg>',
  ),
}
