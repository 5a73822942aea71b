import { suggestTimetables } from '../../class-selection/suggest-timetables.ts'

const subjects = 12
const groupsOfSubject = 6
const offers = 40
const starts = ['07:30', '09:20', '13:30', '15:20', '17:10', '19:00', '20:50']
const ends = ['09:10', '11:00', '15:10', '17:00', '18:50', '20:40', '22:30']
const wishes = { daysOff: [], shifts: ['morning', 'afternoon', 'evening'], hours: {} }

/** When the groups of an offer meet: so many times a week, on these days, at these of the hours above. */
const shapes = {
  'whole week': { days: [1, 2, 3, 4, 5, 6], hours: [0, 1, 2, 3, 4, 5, 6], meetings: 2 },
  'evenings and Saturday': { days: [1, 2, 3, 4, 5, 6], hours: [4, 5, 6], meetings: 2 },
  'mornings, most clash': { days: [1, 2, 3, 4, 5], hours: [0, 1], meetings: 2 },
  'one meeting a week': { days: [1, 2, 3, 4, 5], hours: [0, 1, 2, 3, 4, 5, 6], meetings: 1 },
}

function getRandom(seed) {
  let state = seed
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * count)
  }
}

function offerOf({ days, hours, meetings }, seed) {
  const random = getRandom(seed)
  const groups = Array.from({ length: subjects * groupsOfSubject }, (_, at) => {
    const left = [...days]
    const own = Array.from({ length: meetings }, () => left.splice(random(left.length), 1)[0])
    return {
      groupId: at + 1,
      subjectId: 1 + Math.floor(at / groupsOfSubject),
      times: {
        meetings: own.map((weekday) => {
          const hour = hours[random(hours.length)]
          return { weekday, from: starts[hour], to: ends[hour] }
        }),
        startsOn: '2027-02-01',
        endsOn: '2027-06-30',
      },
      seatsLeft: 10,
      isOpen: true,
    }
  })
  return { wanted: Array.from({ length: subjects }, (_, at) => at + 1), groups, fixed: [], wishes }
}

/** Milliseconds of the processor in which timetables are suggested: the median and the slowest of an offer of each seed, by shape. */
export function timetables() {
  for (let seed = 1; seed <= 5; seed++) suggestTimetables(offerOf(shapes['whole week'], seed))
  const byShape = Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, measured(shape)]))
  return { subjects, groupsOfSubject, offers, byShape, wanted: 200 }
}

function measured(shape) {
  let complete = 0
  const times = Array.from({ length: offers }, (_, at) => {
    const wanted = offerOf(shape, at + 1)
    const start = process.cpuUsage()
    if (suggestTimetables(wanted).isComplete) complete++
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }).sort((a, b) => a - b)
  return { median: times[offers / 2], slowest: times.at(-1), complete }
}
