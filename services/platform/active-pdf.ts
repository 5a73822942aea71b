import { inflateSync } from 'node:zlib'

/** Names of what runs, starts, submits or carries something: a proof of payment has none of it. */
const active = /\/(JavaScript|Launch|RichMedia|EmbeddedFiles?|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/
/** A name so short stands by chance in one of some hundred scans of 12 MB: its value belongs to it. */
const activeForm = (() => {
  const gap = '(?:[\\s\\0]|%[^\\r\\n]*[\\r\\n])'
  const reference = `\\d+${gap}+\\d+${gap}+R`
  return new RegExp(`/XFA${gap}*(?:${reference}|\\[${gap}*(?:[(<]|${reference}))`)
})()
/** Objects may hide in compressed streams of objects; these are small. */
const objectStream = /\/ObjStm(?![A-Za-z0-9])/g
const mostInflated = 16_777_216

/** Whether a PDF has actions beyond showing its pages, or hides whether it has. */
export function isActivePdf(file: Buffer): boolean {
  const raw = file.toString('latin1')
  const text = withoutEscapes(raw)
  if (isActive(text)) return true
  const streams = [...raw.matchAll(objectStream)]
  // Nobody but who hides something writes a plain name with escapes.
  if ([...text.matchAll(objectStream)].length > streams.length) return true
  for (const { index } of streams) {
    const start = /stream\r?\n/.exec(raw.slice(index, index + 1024))
    if (!start) return true
    try {
      const objects = inflateSync(file.subarray(index + start.index + start[0].length), { maxOutputLength: mostInflated })
      if (isActive(withoutEscapes(objects.toString('latin1')))) return true
    } catch {
      return true
    }
  }
  return false
}

const isActive = (text: string) => active.test(text) || activeForm.test(text)

/** `/J#61vaScript` is `/JavaScript`. */
const withoutEscapes = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
