import type { FormAnswer } from '#api/academic/request-forms.ts'
import type { RequestDraft } from '#api/academic/requests.ts'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'
import { isSameAnswer } from './draft-answers.ts'

/** The parts of a draft that the saver needs. */
export type SavedDraft = Pick<RequestDraft, 'draftId' | 'answers' | 'pressed' | 'revision' | 'updatedAt'>
type Answer = FormAnswer | null
type Kept = Pick<SavedDraft, 'revision' | 'updatedAt'>

export interface DraftCalls {
  saveFields(data: { draftId: string; revision: number; answers: Record<string, Answer>; pressed: Record<string, string> }): Promise<Kept>
  saveFiles(data: { draftId: string; revision: number; field: string; keys: string[] }): Promise<Kept>
  load(): Promise<SavedDraft>
}

/** Unsaved answers as kept on the device. `base` is the field's value when it was changed. */
export interface UnsavedAnswers {
  answers: Record<string, { value: Answer; base: Answer }>
  pressed: Record<string, string> | null
}

export interface DraftState {
  /** Saved answers, overridden by unsaved ones. */
  answers: Record<string, FormAnswer>
  pressed: Record<string, string>
  revision: number
  /** `waiting` will be saved in a moment; `failed` is kept on this device and tried again; `ended` needs another sign-in. */
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'ended' | 'gone'
  savedAt: string
  /** Fields that another device changed too, with what it entered. */
  conflicts: Record<string, { mine: Answer; theirs: Answer }>
  /** Fields whose value came from another device, or from what this one kept. */
  adopted: readonly string[]
  error: unknown
}

export interface DraftSaver {
  state(): DraftState
  subscribe(listener: () => void): () => void
  change(field: string, value: Answer): void
  press(pressed: Record<string, string>): void
  /** Resolves a conflict by choosing one of its values. */
  choose(field: string, which: 'mine' | 'theirs'): void
  /** Saves pending answers at once. Resolves once all are saved, or saving failed. */
  flush(): Promise<DraftState>
  /** Restores answers kept on the device, for example when the session had ended. */
  restore(unsaved: UnsavedAnswers): void
  /** Loads and merges what another device saved. */
  refresh(): Promise<void>
  stop(): void
  /** Stops saving and keeping answers, because the draft was sent or deleted. */
  close(): void
}

interface Options {
  draft: SavedDraft
  calls: DraftCalls
  /** Names of file fields, whose answers are saved separately. */
  fileFields: ReadonlySet<string>
  keep(unsaved: UnsavedAnswers | null): void
  /** Milliseconds. */
  pause?: number
  retry?: { first: number; most: number }
}

/**
 * Saves each field half a second after it was changed. What cannot be saved is kept on the device and tried again. Where another
 * device changed the same field meanwhile, both values wait for the person's choice; all else is saved.
 */
export function createDraftSaver({
  draft,
  calls,
  fileFields,
  keep,
  pause = 500,
  retry = { first: 4_000, most: 60_000 },
}: Options): DraftSaver {
  let saved: SavedDraft = draft
  let unsaved: UnsavedAnswers = { answers: {}, pressed: null }
  let conflicts: DraftState['conflicts'] = {}
  let status: DraftState['status'] = 'saved'
  let adopted: readonly string[] = []
  let error: unknown = null
  let isClosed = false
  let delay = retry.first
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let shown: DraftState | null = null
  const listeners = new Set<() => void>()

  const isClean = () => Object.keys(unsaved.answers).length === 0 && unsaved.pressed === null

  function changed(next: DraftState['status']) {
    status = next
    shown = null
    const waits = { ...unsaved.answers, ...conflictsAsUnsaved() }
    if (!isClosed) keep(Object.keys(waits).length === 0 && unsaved.pressed === null ? null : { ...unsaved, answers: waits })
    for (const listener of listeners) listener()
  }

  /** Returns conflicts as unsaved answers with an unknown base, so that the question appears again after a reload. */
  const conflictsAsUnsaved = () =>
    Object.fromEntries(Object.entries(conflicts).map(([field, { mine }]) => [field, { value: mine, base: UNKNOWN }]))

  function schedule(after: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), after)
  }

  /** Rebases unsaved answers on the service's: a field that the service changed to another value becomes a conflict. */
  function rebase(fresh: SavedDraft) {
    const fields = new Set([...Object.keys(fresh.answers), ...Object.keys(saved.answers)])
    const others = [...fields].filter(
      (field) => !unsaved.answers[field] && !conflicts[field] && !isSameAnswer(fresh.answers[field], saved.answers[field]),
    )
    if (others.length > 0) adopted = [...adopted, ...others]
    for (const [field, { value, base }] of Object.entries(unsaved.answers)) {
      const theirs = fresh.answers[field] ?? null
      if (isSameAnswer(theirs, value)) delete unsaved.answers[field]
      else if (!isSameAnswer(theirs, base)) {
        delete unsaved.answers[field]
        conflicts = { ...conflicts, [field]: { mine: value, theirs } }
      }
    }
    saved = fresh
  }

  async function save() {
    const fields = Object.entries(unsaved.answers)
    const text = fields.filter(([field]) => !fileFields.has(field))
    const files = fields.filter(([field]) => fileFields.has(field))
    if (text.length > 0 || unsaved.pressed !== null) {
      const { pressed } = unsaved
      const answers = Object.fromEntries(text.map(([field, { value }]) => [field, value]))
      const kept = await calls.saveFields({
        draftId: saved.draftId,
        revision: saved.revision,
        answers,
        pressed: pressed ?? saved.pressed,
      })
      if (unsaved.pressed === pressed) unsaved.pressed = null
      took(answers, { ...kept, pressed: pressed ?? saved.pressed })
    }
    for (const [field, { value }] of files) {
      const keys = Array.isArray(value) ? value : []
      const kept = await calls.saveFiles({ draftId: saved.draftId, revision: saved.revision, field, keys })
      took({ [field]: value }, { ...kept, pressed: saved.pressed })
    }
  }

  /** Records saved answers; what was typed since then stays unsaved. */
  function took(answers: Record<string, Answer>, kept: Kept & Pick<SavedDraft, 'pressed'>) {
    const next = { ...saved.answers }
    for (const [field, value] of Object.entries(answers)) {
      if (value === null) delete next[field]
      else next[field] = value
      const waiting = unsaved.answers[field]
      if (waiting && isSameAnswer(waiting.value, value)) delete unsaved.answers[field]
      else if (waiting) waiting.base = value
    }
    saved = { ...saved, answers: next, pressed: kept.pressed, revision: kept.revision, updatedAt: kept.updatedAt }
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    running ??= attempt().finally(() => {
      running = null
      if (!isClean() && status === 'waiting') schedule(pause)
    })
    return running
  }

  async function attempt() {
    if (isClean() || isClosed || status === 'gone') return
    changed('saving')
    try {
      // While two devices edit a draft, its revision may change more than once.
      for (let round = 0; !isClean(); round++) {
        try {
          await save()
        } catch (problem) {
          if (portalErrorCode(problem) !== 'CONTENT_CHANGED' || round > 2) throw problem
          rebase(await calls.load())
        }
      }
      delay = retry.first
      error = null
      changed('saved')
    } catch (problem) {
      error = problem
      const code = portalErrorCode(problem)
      changed(outcomes[code] ?? 'failed')
      if (status !== 'failed') return
      schedule(delay)
      delay = Math.min(delay * 2, retry.most)
    }
  }

  function change(field: string, value: Answer) {
    const { [field]: _ended, ...others } = conflicts
    const inConflict = conflicts[field]
    conflicts = others
    const base = inConflict ? inConflict.theirs : (unsaved.answers[field]?.base ?? saved.answers[field] ?? null)
    if (isSameAnswer(value, saved.answers[field]) && !running) delete unsaved.answers[field]
    else unsaved.answers[field] = { value, base }
    if (isClean() && !running) {
      clearTimeout(timer)
      changed(status === 'waiting' || status === 'failed' ? 'saved' : status)
    } else {
      changed(running ? status : 'waiting')
      if (!running) schedule(pause)
    }
  }

  return {
    state: () =>
      (shown ??= {
        answers: shownAnswers(saved.answers, unsaved.answers, conflicts),
        pressed: unsaved.pressed ?? saved.pressed,
        revision: saved.revision,
        status,
        savedAt: saved.updatedAt,
        conflicts,
        adopted,
        error,
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    press(pressed) {
      unsaved.pressed = pressed
      changed(running ? status : 'waiting')
      if (!running) schedule(pause)
    },
    choose(field, which) {
      const conflict = conflicts[field]
      if (!conflict) return
      if (which === 'mine') return change(field, conflict.mine)
      const { [field]: _ended, ...others } = conflicts
      conflicts = others
      adopted = [...adopted, field]
      changed(status)
    },
    restore(kept) {
      // Answers typed before the page was ready are newer than those kept on the device.
      unsaved = { answers: { ...kept.answers, ...unsaved.answers }, pressed: unsaved.pressed ?? kept.pressed }
      adopted = [...adopted, ...Object.keys(kept.answers)]
      rebase(saved)
      changed(isClean() ? 'saved' : 'waiting')
      if (!isClean()) schedule(0)
    },
    async flush() {
      while (!isClean() && !isClosed) {
        await run()
        if (status === 'failed' || status === 'ended' || status === 'gone') break
      }
      return this.state()
    },
    async refresh() {
      if (running) return
      const fresh = await calls.load().catch(() => null)
      if (!fresh || running || fresh.revision <= saved.revision) return
      rebase(fresh)
      changed(status)
    },
    stop: () => clearTimeout(timer),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Base of a kept conflict: a value that no answer can have, so that it differs from all of them. */
const UNKNOWN = '\u0000'

const outcomes: Partial<Record<PortalErrorCode, DraftState['status']>> = { UNAUTHORIZED: 'ended', NOT_FOUND: 'gone', NOT_ALLOWED: 'gone' }

function shownAnswers(
  saved: SavedDraft['answers'],
  unsaved: UnsavedAnswers['answers'],
  conflicts: DraftState['conflicts'],
): Record<string, FormAnswer> {
  const answers = { ...saved }
  const typed = [
    ...Object.entries(unsaved).map(([field, { value }]) => [field, value] as const),
    ...Object.entries(conflicts).map(([field, { mine }]) => [field, mine] as const),
  ]
  for (const [field, value] of typed) {
    if (value === null) delete answers[field]
    else answers[field] = value
  }
  return answers
}
