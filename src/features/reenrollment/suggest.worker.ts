import { suggestTimetables, type TimetablePreferences } from '../../../class-selection/suggest-timetables.ts'

/** Computes the best timetables for each request in a worker, so that the page stays responsive. */
addEventListener('message', ({ data: { id, wanted } }: MessageEvent<{ id: number; wanted: TimetablePreferences }>) => {
  postMessage({ id, suggestions: suggestTimetables(wanted, 20) })
})
