import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** Something that an area asks the person to do: what, why, until when, and the one action. */
export interface Task {
  /** Unique over all areas. */
  id: string
  icon: ReactNode
  title: string
  /** Why it is asked. */
  reason: string
  status: ReactNode
  /** A civil date, `YYYY-MM-DD`, by which tasks are ordered. */
  until: string
  /** The same in words. */
  untilText: string
  /** A link with `buttonLook`. */
  action: ReactNode
}

/** What one area asks for. Its failure is its own: the others are shown all the same. */
export interface TaskSource {
  /** Names the area in the words of the page. */
  area: string
  tasks: Task[]
  /** Nothing is known yet. */
  isLoading: boolean
  isError: boolean
  isFetching: boolean
  retry: () => void
}

/** The tasks that come of an area's query. A disabled query asks for nothing. */
export function taskSource(area: string, { data, isEnabled, isError, isFetching, refetch }: UseQueryResult, tasks: Task[]): TaskSource {
  return {
    area,
    tasks,
    isLoading: isEnabled && !data && !isError,
    isError: isError && !data,
    isFetching,
    retry: () => void refetch(),
  }
}

/** The tasks of all areas, the most urgent first; equal days keep the order of the areas. */
export function byDate(sources: readonly Pick<TaskSource, 'tasks'>[]): Task[] {
  return sources.flatMap(({ tasks }) => tasks).sort((one, other) => one.until.localeCompare(other.until))
}
