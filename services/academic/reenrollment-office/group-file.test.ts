import { describe, expect, it } from 'vitest'
import { type KnownGroup, planImport, readGroupFile } from './group-file.ts'

const head = 'subject;class;shift;teacher;room;schedule;starts;ends;seats'
const file = (...lines: string[]) => readGroupFile([head, ...lines].join('\r\n'))
const good = 'ECV801;ECV801-A;evening;Rosa Prado;B-204;qua 19:00-20:40, seg 19:00-20:40;2027-02-01;30/06/2027;40'
const line = (changes: Partial<Record<string, string>>) => {
  const names = head.split(';')
  return good
    .split(';')
    .map((cell, at) => changes[names[at]!] ?? cell)
    .join(';')
}

describe('a file of classes', () => {
  it('is read, days in order', () => {
    expect(file(good)).toEqual({
      problems: [],
      groups: [
        {
          line: 2,
          subject: 'ECV801',
          code: 'ECV801-A',
          shift: 'evening',
          teacher: 'Rosa Prado',
          room: 'B-204',
          meetings: [
            { weekday: 1, from: '19:00', to: '20:40' },
            { weekday: 3, from: '19:00', to: '20:40' },
          ],
          startsOn: '2027-02-01',
          endsOn: '2027-06-30',
          seats: 40,
        },
      ],
    })
  })

  it('names its columns in the language and order of who made it, and may quote', () => {
    const text =
      '\uFEFFTurma;Disciplina;Início;Término;Turno;Professor;Sala;Horário;Vagas\n"A;1";ECV801;2027-02-01;2027-06-30;Manhã;"Rosa ""R"" Prado";;;0\n\n'
    expect(readGroupFile(text).groups).toMatchObject([
      { line: 2, code: 'A;1', subject: 'ECV801', shift: 'morning', teacher: 'Rosa "R" Prado', room: null, meetings: [], seats: 0 },
    ])
  })

  it.each([
    [{ subject: '' }, 'subject', 'subject'],
    [{ class: '' }, 'class', 'class'],
    [{ class: 'x'.repeat(31) }, 'class', 'class'],
    [{ shift: 'night owl' }, 'shift', 'shift'],
    [{ schedule: 'seg 20:40-19:00' }, 'schedule', 'schedule'],
    [{ schedule: 'seg 19:00-25:00' }, 'schedule', 'schedule'],
    [{ schedule: 'someday 19:00-20:00' }, 'schedule', 'schedule'],
    [{ schedule: 'seg 19:00-20:40, segunda-feira 20:00-21:00' }, 'schedule', 'schedule'],
    [{ starts: '2027-02-30' }, 'starts', 'date'],
    [{ ends: '2027-01-31' }, 'ends', 'date'],
    [{ seats: '-1' }, 'seats', 'seats'],
    [{ seats: '5001' }, 'seats', 'seats'],
  ])('names the line and column of %o', (changes, column, problem) => {
    expect(file(good, line({ class: 'B', ...changes }))).toMatchObject({ groups: [{ line: 2 }], problems: [{ line: 3, column, problem }] })
  })

  it('names every problem of a line, lines of another length, and what it has twice', () => {
    const { groups, problems } = file(good, line({ class: 'B', seats: 'x', starts: 'y' }), 'ECV801;C', good)
    expect(groups).toHaveLength(1)
    expect(problems.map(({ line, problem, value }) => [line, problem, value])).toEqual([
      [3, 'date', 'y'],
      [3, 'seats', 'x'],
      [4, 'columns', 'ECV801;C'],
      [5, 'twice', 'ECV801-A'],
    ])
  })

  it('may be separated by commas or tabs, as its first line is, and end its lines in any way', () => {
    const [subject, group] = ['ECV801', 'ECV801-A']
    const separated = (by: string) =>
      [
        head.split(';').join(by),
        good
          .split(';')
          .map((cell) => (cell.includes(by) ? `"${cell}"` : cell))
          .join(by),
      ].join('\r')
    for (const by of [',', '\t'])
      expect(readGroupFile(separated(by))).toMatchObject({ groups: [{ line: 2, subject, code: group }], problems: [] })
  })

  it('counts the lines inside quotes, and names the one whose quotes do not close', () => {
    const two = line({ class: 'B', room: '"B\n204"' })
    const { groups, problems } = file(
      good,
      two,
      line({ class: 'C', seats: 'x' }),
      line({ class: 'D' }),
      line({ class: 'E', room: '"B' }),
      good,
    )
    expect(groups.map(({ line: at, code }) => [at, code])).toEqual([
      [2, 'ECV801-A'],
      [6, 'D'],
    ])
    expect(problems.map(({ line: at, problem }) => [at, problem])).toEqual([
      [7, 'quotes'],
      [3, 'columns'],
      [5, 'seats'],
    ])
  })

  it('says which columns it lacks', () => {
    expect(readGroupFile('subject;class\nECV801;A').problems).toHaveLength(7)
    expect(readGroupFile('').problems).toHaveLength(9)
    expect(readGroupFile(';').groups).toEqual([])
  })
})

describe('taking a file over', () => {
  const subjects = new Map([
    ['ECV801', { subjectId: 1, subject: 'Pontes' }],
    ['ECV802', { subjectId: 2, subject: 'Estradas' }],
  ])
  const kept = (changes: Partial<KnownGroup> = {}): ReadonlyMap<string, KnownGroup> => {
    const [{ line: _line, subject: _subject, ...group }] = file(good).groups as [ReturnType<typeof file>['groups'][number]]
    return new Map([[group.code, { ...group, groupId: 9, subjectId: 1, occupied: 0, isChosen: false, ...changes }]])
  }

  it('adds, changes and leaves', () => {
    expect(planImport(file(good), subjects, new Map())).toMatchObject({ added: [{ subjectId: 1 }], changed: [], unchanged: 0 })
    expect(planImport(file(good), subjects, kept())).toMatchObject({ added: [], changed: [], unchanged: 1 })
    expect(planImport(file(line({ seats: '41' })), subjects, kept())).toMatchObject({ changed: [{ groupId: 9, grows: true }] })
    expect(planImport(file(line({ room: '' })), subjects, kept())).toMatchObject({ changed: [{ groupId: 9, grows: false }] })
    expect(planImport(file(line({ subject: 'ECV802' })), subjects, kept())).toMatchObject({ changed: [{ subjectId: 2 }] })
  })

  it('never takes seats or the subject from those who chose', () => {
    const taken = kept({ occupied: 40, isChosen: true })
    expect(planImport(file(line({ seats: '39' })), subjects, taken).problems).toMatchObject([
      { line: 2, column: 'seats', problem: 'seats_taken' },
    ])
    expect(planImport(file(line({ subject: 'ECV802' })), subjects, taken).problems).toMatchObject([
      { column: 'subject', problem: 'subject' },
    ])
    expect(planImport(file(line({ subject: 'XYZ' })), subjects, new Map()).problems).toMatchObject([{ value: 'XYZ', problem: 'subject' }])
  })
})
