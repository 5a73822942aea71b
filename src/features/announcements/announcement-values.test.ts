import { describe, expect, it } from 'vitest'
import { emptyValues, otherPage, pagePath, getProblems, toAnnouncement } from './announcement-values.ts'

const at = { main: 'pt-BR', timeZone: 'America/Sao_Paulo', now: new Date('2026-11-23T12:00:00Z') } as const
const filled = { ...emptyValues('pt-BR'), profile: 'STUDENT', 'title-pt-BR': 'Matrículas', 'message-pt-BR': 'Até sexta-feira.' }

describe('an announcement', () => {
  it('needs an audience and a text in the institution’s language', () => {
    expect(getProblems(emptyValues('pt-BR'), at)).toEqual({ profile: 'missing', 'title-pt-BR': 'missing', 'message-pt-BR': 'missing' })
    expect(getProblems(filled, at)).toEqual({})
    expect(getProblems({ ...filled, kind: 'person' }, at)).toEqual({ person: 'missing' })
    expect(getProblems(filled, { ...at, main: 'es' })).toEqual({ 'title-es': 'missing', 'message-es': 'missing' })
  })

  it('has both parts of another language, or none', () => {
    expect(getProblems({ ...filled, 'title-en': 'Enrollment' }, at)).toEqual({ 'message-en': 'missing' })
    const { texts } = toAnnouncement({ ...filled, 'title-en': ' Enrollment ', 'message-en': 'By Friday.' }, 'id', at.timeZone)
    expect(texts).toEqual({
      'pt-BR': { title: 'Matrículas', message: 'Até sexta-feira.' },
      en: { title: 'Enrollment', message: 'By Friday.' },
    })
  })

  it('opens a page of the portal only', () => {
    expect(pagePath('/academic-services/financial/payments?status=open')).toBe('/financial/payments?status=open')
    expect(pagePath(' /my-account ')).toBe('/my-account')
    for (const typed of ['https://evil.example', '//evil.example', 'my-account', '/\\evil.example']) {
      expect([typed, pagePath(typed)]).toEqual([typed, null])
      expect(getProblems({ ...filled, opens: otherPage, page: typed }, at)).toEqual({ page: 'notInside' })
    }
    const getTarget = (change: Partial<typeof filled>) => toAnnouncement({ ...filled, ...change }, 'id', at.timeZone).targetPath
    expect(getTarget({ page: '/typed-before' })).toBeNull()
    expect(getTarget({ opens: '/my-account', page: '/typed-before' })).toBe('/my-account')
    expect(getTarget({ opens: otherPage, page: '/my-requests/new' })).toBe('/my-requests/new')
  })

  it('is scheduled in the sender’s time zone, for a later time within a year', () => {
    const later = (sendAt: string) => getProblems({ ...filled, when: 'later', sendAt }, at).sendAt
    expect(['', '2026-11-23T09:00', '2026-11-23T09:01', '2027-11-23T09:01'].map(later)).toEqual([
      'missing',
      'notLater',
      undefined,
      'tooFar',
    ])
    expect(toAnnouncement({ ...filled, when: 'later', sendAt: '2026-11-24T08:00' }, 'id', at.timeZone).sendAt).toBe(
      '2026-11-24T11:00:00.000Z',
    )
  })
})
