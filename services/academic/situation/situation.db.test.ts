import { beforeAll, describe, expect, it } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { withSharedReads } from '../../platform/database.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { type AcademicClient, createWorld, type World } from '../testing/world.ts'

let world: World
let ana: AcademicClient

beforeAll(async () => {
  world = await createWorld()
  ana = world.client(principal({ userId: 1001, institutionId: 11 }))
})

const civil = { enrollmentId: 1 }
const code = (expected: string) => expect.objectContaining({ code: expected })

describe('a course that nobody names', () => {
  it('is the first of the person, as the list has it', async () => {
    const [first] = (await ana.enrollments.list()).results
    const { enrollmentId } = first!
    expect(await ana.situation.histories({})).toEqual(await ana.situation.histories({ enrollmentId }))
    expect(await ana.situation.complementaryActivities({})).toEqual(await ana.situation.complementaryActivities({ enrollmentId }))
    expect(await ana.situation.complementaryWorkload({})).toEqual(await ana.situation.complementaryWorkload({ enrollmentId }))
    const [earlier, later] = (await world.client(principal({ userId: 1002 })).enrollments.list()).results
    expect(earlier).toBeDefined()
    const bruno = world.client(principal({ userId: 1002 }))
    expect(await bruno.situation.histories({})).toEqual(await bruno.situation.histories({ enrollmentId: earlier!.enrollmentId }))
    if (later)
      expect(await bruno.situation.histories({})).not.toEqual(await bruno.situation.histories({ enrollmentId: later.enrollmentId }))
    await expect(world.client(principal({ userId: 4_999 })).situation.histories({})).rejects.toEqual(code('NOT_FOUND'))
  })
})

describe('the history of a course', () => {
  it('pages through every subject once, newest first', async () => {
    const [first, second] = [
      await ana.situation.histories({ ...civil, perPage: 20 }),
      await ana.situation.histories({ ...civil, perPage: 20, page: 2 }),
    ]
    const seen = [...first.results, ...second.results]
    expect(new Set(seen.map(({ historyId }) => historyId)).size).toBe(Math.min(40, first.totalCount))
    const periods = seen.map(({ period }) => period)
    expect(periods).toEqual([...periods].sort().reverse())
    expect(periods[0]).toBe('2026/2')
  })

  it('tells how far the person is in the first result of each page, and only there', async () => {
    const { compulsory, elective } = await ana.situation.progress(civil)
    for (const page of [1, 2]) {
      const { results } = await ana.situation.histories({ ...civil, page })
      expect(results.map(({ completionData }) => completionData !== undefined)).toEqual(results.map((_, index) => index === 0))
      expect(results[0]!.completionData).toMatchObject({
        requiredWorkload: compulsory.requiredWorkload + elective.requiredWorkload,
        completedWorkload: compulsory.completedWorkload + Math.min(elective.completedWorkload, elective.requiredWorkload),
      })
    }
  })

  it('is narrowed to a period that it names', async () => {
    const { terms } = await ana.situation.histories(civil)
    const { period, subjects, average } = terms[1]!
    const { results, totalCount } = await ana.situation.histories({
      ...civil,
      perPage: 50,
      filter: { period, withoutResult: 'in_progress' },
    })
    expect(new Set(results.map((one) => one.period))).toEqual(new Set([period]))
    expect([totalCount, subjects]).toEqual([results.length, results.length])
    // Each term's average is weighted by workload, too.
    const graded = results.filter((one) => one.grade !== null && one.result !== 'in_progress')
    const sum = (of: (one: (typeof results)[number]) => number) => graded.reduce((total, one) => total + of(one), 0)
    expect(average).toBeCloseTo(sum(({ grade, workload }) => grade! * workload) / sum(({ workload }) => workload), 1)
  })

  it('leaves out what is being taken, which stands by itself', async () => {
    const { results: now } = await ana.enrollments.classSubjects(civil)
    expect(now.some(({ partialGrade }) => partialGrade !== null)).toBe(true)
    const { totalCount } = await ana.situation.histories(civil)
    const taken = await ana.situation.histories({ ...civil, perPage: 50, filter: { withoutResult: 'in_progress' } })
    expect(taken.totalCount).toBe(totalCount - now.length)
    expect(taken.results.map(({ result }) => result)).not.toContain('in_progress')
  })

  it('names the subjects that failed or were never begun as missing, and not those of now', async () => {
    const { missing, inProgress, average } = await ana.situation.progress(civil)
    const codes = missing.map((subject) => subject.code)
    expect(codes).toEqual(expect.arrayContaining(['ECV402', 'ECV504', 'ECV703', 'ECV1001']))
    const { results } = await ana.enrollments.classSubjects(civil)
    expect(codes).not.toEqual(expect.arrayContaining([results[0]!.code]))
    expect(inProgress.compulsory + inProgress.elective).toBe(results.reduce((sum, { workload }) => sum + workload, 0))
    expect(average).toBeGreaterThan(5)
  })

  it('is empty, with zeros, for who has not begun', async () => {
    await world.rows(1, 'update academic.enrollment set user_id = 1500 where enrollment_id = 4')
    const clara = world.client(principal({ userId: 1500, institutionId: 12 }))
    const { results, totalCount } = await clara.situation.histories({ enrollmentId: 4 })
    expect([results, totalCount]).toEqual([[], 0])
    expect(await clara.situation.progress({ enrollmentId: 4 })).toMatchObject({
      average: null,
      compulsory: { completedWorkload: 0, percentage: 0 },
    })
  })
})

describe('complementary activities', () => {
  it('count what was granted, up to what each kind requires', async () => {
    const { results: kinds } = await ana.situation.complementaryWorkload(civil)
    expect(kinds.map(({ name, completedWorkload, remainingWorkload }) => [name.en, completedWorkload, remainingWorkload])).toEqual([
      ['Teaching', 40, 20],
      ['Research', 80, 0],
      ['Community outreach', 16, 34],
      ['Culture and sports', 0, 30],
    ])
    const { results } = await ana.situation.complementaryActivities(civil)
    expect(results[0]!.completionData).toEqual({ requiredWorkload: 200, completedWorkload: 116, remainingWorkload: 84, percentage: 58 })
    expect(results.map(({ status }) => status)).toEqual(['pending', 'refused', 'accepted', 'accepted', 'accepted'])
  })
})

describe('who sees what', () => {
  it('shows the courses of the place the person acts in, active ones first', async () => {
    const { results } = await ana.enrollments.list()
    expect(results.map(({ course, status }) => [course, status])).toEqual([
      ['Engenharia Civil', 'active'],
      ['Técnico em Edificações', 'concluded'],
    ])
    const bruno = world.client(principal({ userId: 1002, institutionId: 12 }))
    expect((await bruno.enrollments.list()).results.map(({ enrollmentId }) => enrollmentId)).toEqual([3])
  })

  it('answers for another’s course as for one that does not exist', async () => {
    const bruno = world.client(principal({ userId: 1002 }))
    const stranger = world.client(principal({ userId: 2002, tenantId: 2 }))
    for (const { situation, enrollments } of [bruno, stranger]) {
      for (const call of [
        situation.histories,
        situation.complementaryActivities,
        situation.complementaryWorkload,
        situation.progress,
        enrollments.classSubjects,
      ]) {
        await expect(call(civil)).rejects.toEqual(code('NOT_FOUND'))
        await expect(call({ enrollmentId: 99_999_999 })).rejects.toEqual(code('NOT_FOUND'))
      }
    }
  })

  it('is for students only', async () => {
    await expect(world.client(null).enrollments.list()).rejects.toEqual(code('UNAUTHORIZED'))
    for (const profile of ['OPERATION', 'CANDIDATE', 'BASIC', 'RESIDENT'] as const)
      await expect(world.client(principal({ profile })).situation.progress(civil)).rejects.toEqual(code('FORBIDDEN'))
  })

  it('forces row-level security on every table but those that lead from a code to its tenant', async () => {
    const { rows } = await world.pool.query(
      `select relname from pg_class where relnamespace = 'academic'::regnamespace and relkind = 'r' and not (relrowsecurity and relforcerowsecurity) order by 1`,
    )
    expect(rows).toEqual([{ relname: 'card_code' }, { relname: 'shared_token' }])
  })
})

it('the page of a course asks the database once, with the list of courses', async () => {
  const page = () =>
    withSharedReads(() =>
      Promise.all([
        ana.enrollments.list(),
        ana.situation.progress(civil),
        ana.situation.complementaryWorkload(civil),
        ana.enrollments.classSubjects(civil),
        ana.situation.histories(civil),
        ana.situation.complementaryActivities(civil),
      ]),
    )
  expect(await getStatements(page)).toHaveLength(1)
})
