import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormAnswer } from '#api/academic/request-forms.ts'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { createDraftSaver, type DraftCalls, type SavedDraft, type UnsavedAnswers } from './draft-saver.ts'

type Answers = Record<string, FormAnswer>

/** A draft as the service keeps it, which other devices change too. */
function keptDraft(answers: Answers = {}) {
  const kept = { answers: { ...answers }, pressed: {} as Record<string, string>, revision: 1, changedIn: {} as Record<string, number> }
  const failures: PortalErrorCode[] = []
  const log: string[] = []
  const read = (): SavedDraft => ({
    draftId: 'd',
    answers: { ...kept.answers },
    pressed: { ...kept.pressed },
    revision: kept.revision,
    updatedAt: `saved ${kept.revision}`,
  })
  function write(answersToKeep: Record<string, FormAnswer | null>, since: number) {
    if (Object.keys(answersToKeep).some((field) => (kept.changedIn[field] ?? 0) > since)) throw new PortalError('CONTENT_CHANGED')
    kept.revision++
    for (const [field, value] of Object.entries(answersToKeep)) {
      kept.changedIn[field] = kept.revision
      if (value === null) delete kept.answers[field]
      else kept.answers[field] = value
    }
    return { revision: kept.revision, updatedAt: `saved ${kept.revision}` }
  }
  const fail = () => {
    const code = failures.shift()
    if (code) throw new PortalError(code)
  }
  const calls: DraftCalls = {
    saveFields: async ({ answers: given, pressed, revision }) => {
      log.push(`fields ${Object.keys(given).join()}`)
      fail()
      const result = write(given, revision)
      kept.pressed = pressed
      return result
    },
    saveFiles: async ({ field, keys, revision }) => {
      log.push(`files ${field}`)
      fail()
      return write({ [field]: keys.length > 0 ? keys : null }, revision)
    },
    load: async () => read(),
  }
  return { kept, failures, log, calls, read, elsewhere: (given: Record<string, FormAnswer | null>) => write(given, kept.revision) }
}

let onDevice: UnsavedAnswers | null = null

function getSaver(service: ReturnType<typeof keptDraft>, restored: UnsavedAnswers | null = null) {
  const saver = createDraftSaver({
    draft: service.read(),
    calls: service.calls,
    fileFields: new Set(['proof']),
    keep: (unsaved) => (onDevice = structuredClone(unsaved)),
  })
  if (restored) saver.restore(structuredClone(restored))
  return saver
}

beforeEach(() => {
  vi.useFakeTimers()
  onDevice = null
})
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('saving a draft', () => {
  it('happens half a second after the last change, one call for all fields', async () => {
    const service = keptDraft()
    const saver = getSaver(service)
    saver.change('reason', 'Pre')
    await pass(400)
    saver.change('reason', 'Preciso')
    saver.change('copies', 2)
    await pass(499)
    expect(service.log).toEqual([])
    expect(saver.state().status).toBe('waiting')
    expect(onDevice?.answers.reason?.value).toBe('Preciso')
    await pass(1)
    expect(service.log).toEqual(['fields reason,copies'])
    expect(service.kept.answers).toEqual({ reason: 'Preciso', copies: 2 })
    expect(saver.state()).toMatchObject({ status: 'saved', savedAt: 'saved 2', answers: { reason: 'Preciso', copies: 2 } })
    expect(onDevice).toBeNull()
  })

  it('saves what was typed while it was saving, too', async () => {
    const service = keptDraft()
    const saver = getSaver(service)
    const { saveFields } = service.calls
    service.calls.saveFields = async (data) => {
      if (!service.log.length) saver.change('reason', 'Preciso dele')
      return saveFields(data)
    }
    saver.change('reason', 'Preciso')
    await pass(500)
    expect(service.kept.answers).toEqual({ reason: 'Preciso dele' })
    expect(saver.state().status).toBe('saved')
  })

  it('takes an answer out, saves files apart, and buttons that were pressed', async () => {
    const service = keptDraft({ reason: 'Preciso' })
    const saver = getSaver(service)
    saver.change('reason', null)
    saver.change('proof', ['a-key'])
    saver.press({ first: 'third' })
    await saver.flush()
    expect(service.log).toEqual(['fields reason', 'files proof'])
    expect(service.kept).toMatchObject({ answers: { proof: ['a-key'] }, pressed: { first: 'third' } })
  })

  it('saves nothing where a change was taken back', async () => {
    const service = keptDraft({ reason: 'Preciso' })
    const saver = getSaver(service)
    saver.change('reason', 'Preciso!')
    saver.change('reason', 'Preciso')
    expect(saver.state().status).toBe('saved')
    await pass(1000)
    expect(service.log).toEqual([])
  })
})

describe('a draft that cannot be saved', () => {
  it('stays on the device and is tried again, later each time', async () => {
    const service = keptDraft()
    service.failures.push('UPSTREAM_UNAVAILABLE', 'UNKNOWN')
    const saver = getSaver(service)
    saver.change('reason', 'Preciso')
    await pass(500)
    expect(saver.state().status).toBe('failed')
    expect(onDevice?.answers.reason?.value).toBe('Preciso')
    await pass(4000)
    expect(saver.state().status).toBe('failed')
    await pass(7999)
    expect(service.log).toHaveLength(2)
    await pass(1)
    expect(saver.state().status).toBe('saved')
    expect(service.kept.answers).toEqual({ reason: 'Preciso' })
    expect(onDevice).toBeNull()
  })

  it('waits for another sign-in where the session ended, and goes on from what the device kept', async () => {
    const service = keptDraft({ copies: 1 })
    service.failures.push('UNAUTHORIZED')
    const saver = getSaver(service)
    saver.change('reason', 'Preciso')
    expect((await saver.flush()).status).toBe('ended')
    await pass(100_000)
    expect(service.log).toHaveLength(1)
    const again = getSaver(service, onDevice)
    expect(again.state()).toMatchObject({ status: 'waiting', answers: { reason: 'Preciso', copies: 1 } })
    await pass(0)
    expect(service.kept.answers).toEqual({ reason: 'Preciso', copies: 1 })
    expect(again.state().status).toBe('saved')
  })

  it.each(['NOT_FOUND', 'NOT_ALLOWED'] as const)('is gone after %s: it was sent or given up elsewhere', async (code) => {
    const service = keptDraft()
    service.failures.push(code)
    const saver = getSaver(service)
    saver.change('reason', 'Preciso')
    expect((await saver.flush()).status).toBe('gone')
  })
})

describe('a draft that two devices change', () => {
  it('keeps both values of a field until one is chosen, and saves the others', async () => {
    const service = keptDraft({ reason: 'um' })
    const saver = getSaver(service)
    saver.change('reason', 'dois')
    saver.change('copies', 3)
    service.elsewhere({ reason: 'três', city: 'Santos' })
    await saver.flush()
    expect(saver.state()).toMatchObject({
      status: 'saved',
      conflicts: { reason: { mine: 'dois', theirs: 'três' } },
      answers: { reason: 'dois', copies: 3, city: 'Santos' },
      adopted: ['city'],
    })
    expect(service.kept.answers).toEqual({ reason: 'três', city: 'Santos', copies: 3 })
    expect(onDevice?.answers.reason?.value).toBe('dois')
    saver.choose('reason', 'mine')
    await saver.flush()
    expect(service.kept.answers.reason).toBe('dois')
    expect(saver.state().conflicts).toEqual({})
    expect(onDevice).toBeNull()
  })

  it('takes the other value where it is chosen', async () => {
    const service = keptDraft()
    const saver = getSaver(service)
    saver.change('reason', 'dois')
    service.elsewhere({ reason: 'três' })
    await saver.flush()
    saver.choose('reason', 'theirs')
    expect(saver.state()).toMatchObject({ conflicts: {}, answers: { reason: 'três' } })
    expect(onDevice).toBeNull()
    await pass(1000)
    expect(service.kept.answers).toEqual({ reason: 'três' })
  })

  it('asks nothing where both entered the same', async () => {
    const service = keptDraft()
    const saver = getSaver(service)
    saver.change('reason', 'igual')
    service.elsewhere({ reason: 'igual' })
    await saver.flush()
    expect(saver.state()).toMatchObject({ status: 'saved', conflicts: {} })
  })

  it('asks again after a reload', async () => {
    const service = keptDraft({ reason: 'um' })
    const saver = getSaver(service)
    saver.change('reason', 'dois')
    service.elsewhere({ reason: 'três' })
    await saver.flush()
    const again = getSaver(service, onDevice)
    expect(again.state().conflicts).toEqual({ reason: { mine: 'dois', theirs: 'três' } })
  })

  it('asks where the device kept a field that changed since', async () => {
    const service = keptDraft({ reason: 'um' })
    service.failures.push('UNKNOWN')
    const saver = getSaver(service)
    saver.change('reason', 'dois')
    await saver.flush()
    saver.stop()
    service.elsewhere({ reason: 'três' })
    expect(getSaver(service, onDevice).state().conflicts).toEqual({ reason: { mine: 'dois', theirs: 'três' } })
  })

  it('shows what the other entered once it looks', async () => {
    const service = keptDraft({ reason: 'um' })
    const saver = getSaver(service)
    await saver.refresh()
    expect(saver.state().adopted).toEqual([])
    service.elsewhere({ reason: 'três' })
    await saver.refresh()
    expect(saver.state()).toMatchObject({ adopted: ['reason'], answers: { reason: 'três' }, status: 'saved' })
  })
})
