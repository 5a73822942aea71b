import type { SignInReason } from '#api/identity/sign-in-reasons.ts'
import { appConfig } from '#config'
import { typeText } from '#design/components/fields/native-value.ts'
import { forgetOfTab, readOfTab, typedTextKey } from './tab-storage.ts'

/* Text typed when the session ended, kept in this tab: labelled fields only, never passwords or cards, for the same user and page. */

const maxAgeMs = 3_600_000
/** The milliseconds in which lazy fields may still appear. */
const restoreWindowMs = 10_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface SavedText {
  who: string
  page: string
  at: number
  fields: Array<[label: string, value: string]>
}

/** Matches fields for secrets, also those shown in the clear. */
const secretKinds = /(^|\s)(cc-\S+|current-password|new-password|one-time-code)(\s|$)/
const secretTypes = ['password', 'hidden', 'file', 'checkbox', 'radio', 'submit', 'button']

/** Equal labels are numbered. */
function fieldsByLabel(): Map<string, Field> {
  const found = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    const label = (field.labels?.[0]?.textContent ?? field.ariaLabel ?? '').trim()
    const isSecret =
      secretTypes.includes(field.type) ||
      secretKinds.test(field.getAttribute('autocomplete') ?? '') ||
      field.disabled ||
      ('readOnly' in field && field.readOnly)
    if (!label || isSecret) continue
    let name = label
    for (let place = 2; found.has(name); place++) name = `${label} ${place}`
    found.set(name, field)
  }
  return found
}

const getPath = ({ pathname }: Location) => pathname

export function saveUnsavedInputs(who: string): void {
  const fields = [...fieldsByLabel()].flatMap(([label, { value }]) => (value ? [[label, value] as [string, string]] : []))
  if (fields.length === 0) return
  try {
    sessionStorage.setItem(typedTextKey, JSON.stringify({ who, page: getPath(location), at: Date.now(), fields } satisfies SavedText))
  } catch {
    // Without storage the text is lost.
  }
}

/** Saves typed text and goes to the sign-in page, which returns here. */
export function signInAgain(who: string): void {
  saveUnsavedInputs(who)
  const returnTo = location.href.slice(location.origin.length)
  location.assign(`${appConfig.basePath}/auth/signin?${new URLSearchParams({ returnTo, because: 'over' satisfies SignInReason })}`)
}

export function reloadWithTypedText(who: string | undefined): void {
  if (who !== undefined) saveUnsavedInputs(who)
  location.reload()
}

/** Fills empty fields as they appear. Returns a function that stops it. */
export function restoreTypedText(who: string): () => void {
  const saved = takeSaved()
  if (!saved || saved.who !== who || saved.page !== getPath(location) || Date.now() - saved.at > maxAgeMs) return () => {}
  const waiting = new Map(saved.fields)
  const fill = () => {
    const fields = fieldsByLabel()
    for (const [label, value] of waiting) {
      const field = fields.get(label)
      if (!field) continue
      waiting.delete(label)
      if (!field.value) typeText(field, value)
    }
    if (waiting.size === 0) stop()
  }
  const observer = new MutationObserver(fill)
  const timer = setTimeout(() => stop(), restoreWindowMs)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  fill()
  return stop
}

function takeSaved(): SavedText | null {
  const text = readOfTab(typedTextKey)
  forgetOfTab(typedTextKey)
  return text ? (JSON.parse(text) as SavedText) : null
}
