import type { GateTone } from './gate-words.ts'

/** Frequencies in hertz of each verdict's notes: they rise only for a good verdict. */
const notes: Record<GateTone, number[]> = { ok: [660, 990], warning: [440, 440], danger: [330, 220] }
/** Seconds. */
const length = 0.14

let context: AudioContext | null = null

/** Unlocks sound. Browsers allow it only after a press, so this must be called from one. */
export function allowSound(): void {
  context ??= new AudioContext()
  void context.resume()
}

export function playVerdict(tone: GateTone): void {
  navigator.vibrate?.(tone === 'ok' ? 80 : [120, 80, 120])
  if (!context) return
  for (const [index, hertz] of notes[tone].entries()) {
    const [note, volume] = [context.createOscillator(), context.createGain()]
    const at = context.currentTime + index * length
    note.frequency.value = hertz
    volume.gain.setValueAtTime(0.3, at)
    volume.gain.exponentialRampToValueAtTime(0.01, at + length)
    note.connect(volume).connect(context.destination)
    note.start(at)
    note.stop(at + length)
  }
}
