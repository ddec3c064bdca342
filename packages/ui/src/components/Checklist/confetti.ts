import type { CreateTypes } from 'canvas-confetti'
import { dark, layer, light } from '../../tokens/index.js'

const particles = {
  particleCount: 50,
  ticks: 120,
  spread: 75,
  startVelocity: 34,
  scalar: 0.9,
  colors: [dark.neon, dark.neonHover, dark.aqua, light.neonEdge],
}

/** Maximum length of a burst in ms, for when slow frames keep it from ending by itself. */
const longest = 2500

function layCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.ariaHidden = 'true'
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    zIndex: String(layer.toast),
    inlineSize: '100%',
    blockSize: '100%',
    pointerEvents: 'none',
  })
  document.body.append(canvas)
  return canvas
}

function middleOf(part: Element) {
  const { x, y, width, height } = part.getBoundingClientRect()
  return { x: (x + width / 2) / innerWidth, y: (y + height / 2) / innerHeight }
}

/**
 * Throws confetti up once from the middle of an element. It blocks no clicks, and leaves nothing
 * behind.
 *
 * @param ending stops it at once
 */
export async function burst(from: Element, ending: AbortSignal): Promise<void> {
  const { default: confetti } = await import('canvas-confetti')
  if (ending.aborted) return
  const canvas = layCanvas()
  let fire: CreateTypes | undefined
  function end() {
    canvas.remove()
    fire?.reset()
  }
  ending.addEventListener('abort', end)
  const timer = setTimeout(end, longest)
  try {
    fire = confetti.create(canvas, {
      resize: true,
      useWorker: false,
      disableForReducedMotion: true,
    })
    await fire({ ...particles, origin: middleOf(from) })
  } finally {
    clearTimeout(timer)
    canvas.remove()
  }
}
