import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alternatives, checkSelection, faultsOfChoosing, type Offer, stopsChoosing } from './check-selection.ts'
import { clashes } from './class-times.ts'
import { anyOffer, classTimes, group, offer, subject } from './testing/offers.ts'

const codes = (faults: readonly { code: string }[]) => faults.map(({ code }) => code)
const monday = '1 08:00-09:40'
const tuesday = '2 08:00-09:40'
const friday = '5 08:00-09:40'

describe('limits', () => {
  const three = [subject(1), subject(2), subject(3, { list: 'pending', credits: 6, workload: 30 })]
  const groups = [group(11, 1, monday), group(21, 2, tuesday), group(31, 3, friday)]

  it('count credits or hours, dependencies apart', () => {
    const byCredit = checkSelection(offer(three, groups), [11, 21, 31])
    expect(byCredit).toMatchObject({ units: 8, dependencyUnits: 6, remaining: 12, dependencyRemaining: 2, faults: [] })
    const byHour = checkSelection(offer(three, groups, { measure: 'workload', maximum: 170, dependencyMaximum: 30 }), [11, 21, 31])
    expect(byHour).toMatchObject({ units: 160, dependencyUnits: 30, remaining: 10, dependencyRemaining: 0, faults: [] })
  })

  it('are reached by what is exactly as much', () => {
    const full = offer(three, groups, { maximum: 8, dependencyMaximum: 6 })
    expect(checkSelection(full, [11, 21, 31])).toMatchObject({ remaining: 0, dependencyRemaining: 0, faults: [] })
    const less = offer(three, groups, { maximum: 7, dependencyMaximum: 5 })
    expect(checkSelection(less, [11, 21, 31]).faults).toEqual([
      { code: 'over_limit', units: 8, maximum: 7 },
      { code: 'over_dependency_limit', units: 6, maximum: 5 },
    ])
  })

  it('are raised by an exception, that of dependencies is not', () => {
    const raised = { ...offer(three, groups, { maximum: 4, dependencyMaximum: 4 }), exceptions: { extraUnits: 4, waivedPrerequisites: [] } }
    expect(checkSelection(raised, [11, 21, 31]).faults).toEqual([{ code: 'over_dependency_limit', units: 6, maximum: 4 }])
  })

  it('have a minimum that dependencies count for, and that does not stop a choice', () => {
    const demanding = offer(three, groups, { minimum: 10 })
    expect(checkSelection(demanding, [11]).faults).toEqual([{ code: 'below_minimum', units: 4, minimum: 10 }])
    expect(checkSelection(demanding, [11, 31]).faults).toEqual([])
    expect(faultsOfChoosing(demanding, [], 11)).toEqual([])
  })
})

describe('clashes', () => {
  const two = [subject(1), subject(2)]
  const groups = [group(11, 1, '1 08:00-09:40, 2 08:00-09:40'), group(21, 2, '1 09:00-10:40')]

  it('are faults, or are only shown where the rules allow them', () => {
    const pair = {
      groupIds: [11, 21],
      meetings: [
        [
          { weekday: 1, from: '08:00', to: '09:40' },
          { weekday: 1, from: '09:00', to: '10:40' },
        ],
      ],
    }
    expect(checkSelection(offer(two, groups), [21, 11])).toMatchObject({ clashes: [pair], faults: [{ code: 'clash', ...pair }] })
    expect(checkSelection(offer(two, groups, { allowsClashes: true }), [21, 11])).toMatchObject({ clashes: [pair], faults: [] })
  })

  it('need weeks in common', () => {
    const early = group(11, 1, classTimes(monday, '2027-02-01', '2027-03-31'))
    const late = group(21, 2, classTimes(monday, '2027-04-01', '2027-06-30'))
    expect(checkSelection(offer(two, [early, late]), [11, 21]).faults).toEqual([])
  })
})

describe('subjects', () => {
  it('are taken in one group', () => {
    const faults = checkSelection(offer([subject(1)], [group(11, 1, monday), group(12, 1, monday)]), [12, 11]).faults
    expect(faults).toEqual([{ code: 'same_subject_twice', subjectId: 1, groupIds: [11, 12] }])
  })

  it('need their prerequisites, unless the office waives them', () => {
    const demanding = offer([subject(1, { prerequisites: [8, 9] })], [group(11, 1, monday)])
    expect(faultsOfChoosing(demanding, [], 11)).toEqual([{ code: 'prerequisite_missing', subjectId: 1, missing: [8, 9] }])
    expect(checkSelection({ ...demanding, exceptions: { extraUnits: 0, waivedPrerequisites: [1] } }, [11]).faults).toEqual([])
  })

  it('need their corequisites at the end of choosing', () => {
    const pair = offer([subject(1, { corequisites: [2] }), subject(2)], [group(11, 1, monday), group(21, 2, tuesday)])
    expect(faultsOfChoosing(pair, [], 11)).toEqual([])
    expect(checkSelection(pair, [11]).faults).toEqual([{ code: 'corequisite_missing', subjectId: 1, missing: [2] }])
    expect(checkSelection(pair, [11, 21]).faults).toEqual([])
  })
})

describe('groups', () => {
  const groups = [
    group(11, 1, monday, { seatsLeft: 0 }),
    group(12, 1, tuesday),
    group(13, 1, friday, { isOpen: false }),
    group(14, 1, friday),
    group(21, 2, tuesday),
  ]
  const two = offer([subject(1), subject(2)], groups)

  it('that are full or closed cannot be chosen, and who has a seat keeps it', () => {
    expect(codes(faultsOfChoosing(two, [], 11))).toEqual(['group_full'])
    expect(checkSelection(two, [11]).faults).toEqual([])
    expect(faultsOfChoosing(two, [11], 11)).toEqual([])
    expect(codes(faultsOfChoosing(two, [], 13))).toEqual(['group_closed'])
    expect(codes(checkSelection(two, [13]).faults)).toEqual(['group_closed'])
    expect(faultsOfChoosing(two, [], 99)).toEqual([{ code: 'group_closed', groupId: 99 }])
  })

  it('have alternatives that fit what else is chosen', () => {
    const getIds = (chosen: number[]) => alternatives(two, chosen, 1).map(({ groupId }) => groupId)
    expect(getIds([])).toEqual([12, 14])
    expect(getIds([21])).toEqual([14])
    expect(getIds([14, 21])).toEqual([])
    expect(getIds([11])).toEqual([12, 14])
  })

  it('can be chosen while another fault stands', () => {
    const strict = offer([subject(1), subject(2)], groups, { maximum: 3, allowsClashes: true })
    expect(codes(faultsOfChoosing(strict, [12], 21))).toEqual(['over_limit'])
    expect(codes(faultsOfChoosing(two, [13], 21))).toEqual([])
  })
})

/** What somebody ends up with who tries groups in some order and is stopped by every fault. */
function chosenInTurn(given: Offer, tried: readonly number[]): number[] {
  const chosen: number[] = []
  for (const groupId of tried) if (faultsOfChoosing(given, chosen, groupId).length === 0) chosen.push(groupId)
  return chosen
}

const anyTried = anyOffer.chain((given) =>
  fc.tuple(
    fc.constant(given),
    fc.shuffledSubarray(
      given.groups.map(({ groupId }) => groupId),
      { minLength: 0 },
    ),
  ),
)

describe('whatever is tried', () => {
  it('no limit is passed, nothing clashes unless it may, and no subject is taken twice', () => {
    fc.assert(
      fc.property(anyTried, ([given, tried]) => {
        const chosen = [...new Set(chosenInTurn(given, tried))].map((id) => given.groups.find(({ groupId }) => groupId === id)!)
        const { rules, exceptions } = given
        const getUnits = (isPending: boolean) =>
          given.subjects
            .filter(({ subjectId, list }) => (list === 'pending') === isPending && chosen.some((one) => one.subjectId === subjectId))
            .reduce((sum, { credits, workload }) => sum + (rules.measure === 'credit' ? credits : workload), 0)
        expect(getUnits(false)).toBeLessThanOrEqual(rules.maximum + exceptions.extraUnits)
        expect(getUnits(true)).toBeLessThanOrEqual(rules.dependencyMaximum)
        expect(new Set(chosen.map(({ subjectId }) => subjectId)).size).toBe(chosen.length)
        expect(chosen.every(({ isOpen, seatsLeft }) => isOpen && seatsLeft > 0)).toBe(true)
        const pairs = chosen.flatMap((one, at) => chosen.slice(at + 1).map((other) => [one, other] as const))
        if (!rules.allowsClashes) expect(pairs.filter(([one, other]) => clashes(one.times, other.times).length > 0)).toEqual([])
        expect(
          checkSelection(
            given,
            chosen.map(({ groupId }) => groupId),
          ).faults.filter(stopsChoosing),
        ).toEqual([])
      }),
    )
  })

  it('the order of choice changes nothing', () => {
    fc.assert(
      fc.property(anyTried, ([given, chosen]) => {
        const sorted = [...chosen].sort((a, b) => b - a)
        expect(checkSelection(given, [...chosen, ...sorted])).toEqual(checkSelection(given, sorted))
      }),
    )
  })

  it('credits count where credits are counted, and hours where hours are', () => {
    fc.assert(
      fc.property(anyTried, fc.nat(500), ([given, chosen], other) => {
        const changed = given.rules.measure === 'credit' ? { workload: other } : { credits: other }
        const same = { ...given, subjects: given.subjects.map((one) => ({ ...one, ...changed })) }
        expect(checkSelection(same, chosen)).toEqual(checkSelection(given, chosen))
      }),
    )
  })

  it('dependencies have their limit, and only this one', () => {
    fc.assert(
      fc.property(anyTried, fc.nat(40), ([given, chosen], limit) => {
        const about = (isOfDependencies: boolean, faults: { code: string }[]) =>
          faults.filter(({ code }) => code === (isOfDependencies ? 'over_dependency_limit' : 'over_limit'))
        const withOwn = { ...given, rules: { ...given.rules, dependencyMaximum: limit } }
        expect(about(false, checkSelection(withOwn, chosen).faults)).toEqual(about(false, checkSelection(given, chosen).faults))
        const withOther = { ...given, rules: { ...given.rules, maximum: limit }, exceptions: { ...given.exceptions, extraUnits: 0 } }
        expect(about(true, checkSelection(withOther, chosen).faults)).toEqual(about(true, checkSelection(given, chosen).faults))
      }),
    )
  })
})
