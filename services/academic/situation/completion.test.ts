import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getCompletion, completionOfAll, type CurriculumSubject, subjectCompletion } from './completion.ts'

const hours = fc.nat({ max: 5000 })

test('what is completed and what remains make up what is required, until more is done', () => {
  fc.assert(
    fc.property(hours, hours, (required, completed) => {
      const { remainingWorkload, percentage } = getCompletion(required, completed)
      expect(remainingWorkload).toBe(completed < required ? required - completed : 0)
      expect(percentage === 100).toBe(required > 0 && remainingWorkload === 0)
    }),
  )
})

test('nothing required and nothing done are zeros', () => {
  expect(getCompletion(0, 0)).toEqual({ requiredWorkload: 0, completedWorkload: 0, remainingWorkload: 0, percentage: 0 })
  expect(getCompletion(0, 40)).toMatchObject({ remainingWorkload: 0, percentage: 0 })
})

test('one hour short is not all', () => {
  expect(getCompletion(3600, 3599).percentage).toBe(99)
})

test('more of one kind does not make up for another', () => {
  expect(completionOfAll([getCompletion(60, 200), getCompletion(60, 0)])).toEqual(getCompletion(120, 60))
})

const subject = (given: Partial<CurriculumSubject>): CurriculumSubject => ({
  code: 'MAT101',
  subject: 'Cálculo I',
  workload: 60,
  term: 1,
  type: 'compulsory',
  isPassed: false,
  isTaken: false,
  ...given,
})

test('a subject that is taken again after it was passed is passed', () => {
  const { compulsory, inProgress, missing } = subjectCompletion([subject({ isPassed: true, isTaken: true })], 0)
  expect(compulsory.completedWorkload).toBe(60)
  expect(inProgress.compulsory).toBe(0)
  expect(missing).toEqual([])
})

test('missing are the compulsory subjects that are neither passed nor taken; optional ones count nowhere', () => {
  const subjects = [
    subject({ code: 'A' }),
    subject({ code: 'B', isTaken: true }),
    subject({ code: 'C', isPassed: true }),
    subject({ code: 'D', type: 'elective' }),
    subject({ code: 'E', type: 'elective', isPassed: true, workload: 40 }),
    subject({ code: 'F', type: 'optional', isPassed: true }),
  ]
  const { compulsory, elective, inProgress, missing } = subjectCompletion(subjects, 120)
  expect(missing.map(({ code }) => code)).toEqual(['A'])
  expect(compulsory).toEqual(getCompletion(180, 60))
  expect(elective).toEqual(getCompletion(120, 40))
  expect(inProgress).toEqual({ compulsory: 60, elective: 0 })
})
