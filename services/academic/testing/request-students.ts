import { beforeAll } from 'vitest'
import type { FormAnswer } from '#api/academic/request-forms.ts'
import type { RequestRow } from '#api/academic/requests.ts'
import { principal } from '../../../tests/support/callers.ts'
import { type AcademicClient, createWorld, type World } from './world.ts'

export const caller = { userId: 1001, institutionId: 11 }

interface Students {
  world: World
  /** Client of Ana, the caller. */
  ana: AcademicClient['requests']
  /** Another student of the same institution. */
  stranger: AcademicClient['requests']
}

/** The world of the tests of a file, on Saturday, 21 November 2026, and two of its students. */
export function requestStudents(take: (all: Students) => void) {
  let ana: Students['ana']

  beforeAll(async () => {
    const world = await createWorld()
    ana = world.client(principal(caller)).requests
    take({ world, ana, stranger: world.client(principal({ ...caller, userId: 1002 })).requests })
  })

  async function begin(typeId: number, answers: Record<string, FormAnswer> = { why: 'Para o estágio' }) {
    const draftId = crypto.randomUUID()
    const { version, revision } = await ana.begin({ draftId, typeId, enrollmentId: 1 })
    const saved = await ana.saveFields({ draftId, revision, answers })
    return { draftId, version, revision: saved.revision }
  }

  return {
    begin,
    send: async (typeId: number): Promise<RequestRow> => ana.send({ ...(await begin(typeId)), hasAcceptedTerms: true }),
  }
}
