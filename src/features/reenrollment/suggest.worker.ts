import { suggestTimetables, type TimetablePreferences } from '../../../class-selection/suggest-timetables.ts'

/** Answers each wanted timetable with the best that fit; the page stays quick meanwhile. */
addEventListener('message', ({ data: { id, wanted } }: MessageEvent<{ id: number; wanted: TimetablePreferences }>) => {
  postMessage({ id, suggestions: suggestTimetables(wanted, 20) })
})
