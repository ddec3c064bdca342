import { createHash } from 'node:crypto'

/** The colours of the product's themes. */
const style = `
:root {
  color-scheme: dark;
  --bg: #090c09; --surface: #111412; --raised: #222724; --border: #292e2a; --control: #6a736d;
  --text: #f4f7f3; --muted: #b5bdb6; --primary: #f4f7f3; --on-primary: #0d120e;
  --warning: #fac345; --neon: #c8fd3d; --neon-edge: #c8fd3d; --on-neon: #0e1703; --focus: #c8fd3d;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --bg: #f8faf7; --surface: #ffffff; --raised: #e8eae5; --border: #dbddd7; --control: #7f857c;
    --text: #131912; --muted: #474e45; --primary: #131912; --on-primary: #ffffff;
    --warning: #895709; --neon-edge: #5b8300; --focus: #131912;
  }
}
* { box-sizing: border-box; }
html { background: var(--bg); text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; color: var(--text);
  display: grid; grid-template-rows: auto 1fr auto;
  font: 0.9375rem/1.5 "Geist Variable", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
}
h1, h2, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
.icon { inline-size: 1.125rem; block-size: 1.125rem; flex: none; }
.banner {
  display: flex; align-items: center; justify-content: center; gap: 0.75rem;
  padding: 0.75rem 1.5rem; border-block-end: 1px dashed var(--warning);
  background: color-mix(in oklab, var(--warning) 7%, var(--bg)); color: var(--muted);
}
.banner .icon { color: var(--warning); }
.banner strong { color: var(--text); font-weight: 600; }
main { display: grid; padding: 1.25rem 1rem; }
.card {
  inline-size: 100%; max-inline-size: 37.5rem; margin: auto; overflow-wrap: anywhere;
  border: 1px dashed var(--control); border-radius: 20px; background: var(--surface);
}
.head { display: grid; justify-items: center; gap: 0.875rem; padding: 1.5rem 2rem 1rem; text-align: center; }
h1 { font-size: 1.75rem; font-weight: 640; line-height: 1.15; letter-spacing: -0.03em; text-wrap: balance; }
.head p { margin-block-start: 0.375rem; }
.pair { display: flex; align-items: center; }
.pair i { inline-size: 3.5rem; border-block-start: 2px dashed var(--control); }
.stamp {
  display: grid; place-items: center; inline-size: 3.5rem; block-size: 3.5rem;
  border: 1px solid var(--border); border-radius: 14px;
}
.stamp.practice { border: 1px dashed var(--warning); color: var(--warning); }
.stamp.practice .icon { inline-size: 1.5rem; block-size: 1.5rem; }
.scopes { padding: 0.25rem 2rem 0.5rem; }
h2 { padding-block-end: 0.25rem; font-size: 0.9375rem; font-weight: 600; }
li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 1rem; padding: 0.6875rem 0; }
li + li { border-block-start: 1px solid var(--border); }
li label, .name { display: block; font-weight: 550; }
code {
  display: block; margin-block-start: 0.25rem; color: var(--muted);
  font: 0.8125rem/1.4 "Geist Mono Variable", ui-monospace, Menlo, Consolas, monospace;
}
.always { display: flex; align-items: center; gap: 0.375rem; }
.muted, .always, footer { color: var(--muted); font-size: 0.875rem; }
.fewer { padding: 0.625rem 0 0.25rem; }
input[type="checkbox"] {
  appearance: none; position: relative; inline-size: 2.75rem; block-size: 1.5rem; margin: 0;
  border: 1px solid var(--control); border-radius: 99px; background: var(--raised); cursor: pointer;
}
input[type="checkbox"]::before {
  content: ""; position: absolute; inset-block-start: 2px; inset-inline-start: 2px;
  inline-size: 1.125rem; block-size: 1.125rem; border-radius: 50%; background: var(--muted);
  transition: translate 120ms;
}
input[type="checkbox"]:checked { border-color: var(--neon-edge); background: var(--neon); }
input[type="checkbox"]:checked::before { translate: 1.25rem; background: var(--on-neon); }
/* A finger needs more room than the switch shows. */
input[type="checkbox"]::after { content: ""; position: absolute; inset: -0.625rem 0; }
.actions {
  display: flex; justify-content: flex-end; gap: 0.625rem; padding: 1rem 2rem;
  border-block-start: 1px dashed var(--control);
}
button {
  display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; min-block-size: 2.5rem;
  padding: 0 1rem; border: 1px solid var(--control); border-radius: 10px; background: none;
  color: var(--text); font: inherit; font-weight: 550; cursor: pointer;
}
button.install { border-color: transparent; background: var(--primary); color: var(--on-primary); }
button:hover { border-color: var(--text); }
footer {
  display: flex; flex-wrap: wrap; justify-content: center; gap: 0.25rem 1.5rem;
  padding: 0 1.5rem 1rem; text-align: center; font-size: 0.8125rem;
}
nav { display: flex; gap: 1rem; }
a { display: inline-flex; align-items: center; min-block-size: 1.5rem; color: inherit; }
a[aria-current] { color: var(--text); text-decoration: none; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
@media (pointer: coarse) {
  button, a { min-block-size: 2.75rem; }
  input[type="checkbox"]::after { inset-block: -0.75rem; }
}
@media (max-width: 30rem) {
  .banner { align-items: flex-start; justify-content: flex-start; padding-inline: 1rem; }
  .head, .scopes, .actions { padding-inline: 1.25rem; }
  .actions button { flex: 1; }
}
@media (prefers-reduced-motion: reduce) { input[type="checkbox"]::before { transition: none; } }
@media (forced-colors: active) {
  .banner, .card, .stamp.practice { border-color: CanvasText; }
  input[type="checkbox"]::before { background: CanvasText; }
  input[type="checkbox"]:checked { background: Highlight; forced-color-adjust: none; }
  input[type="checkbox"]:checked::before { background: HighlightText; }
  button.install { border-color: ButtonText; }
}
`

/** The style of the screens. Insert it unchanged: its hash is in the policy. */
export const styleTag = `<style>${style}</style>`

/** Base64 of the style's SHA-256, for the Content-Security-Policy. */
export const styleHash = createHash('sha256').update(style).digest('base64')
