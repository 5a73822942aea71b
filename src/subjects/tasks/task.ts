import type { UseQueryResult } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getCivilDate, countDays } from '../../i18n/formats.ts'

export interface Task {
  /** Unique across areas. */
  id: string
  icon: ReactNode
  title: string
  status: ReactNode
  /** `YYYY-MM-DD`, or an ISO 8601 instant, which counts as its day at the institution; null without one. */
  until: string | null
  /** Whether its time is over, or it has to be done again. */
  isLate?: boolean
  action: TaskAction
}

interface TaskAction {
  /** Made with `linkOptions`, which checks it. */
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
  /** What the link says. */
  name: string
}

/** Tasks of one area, which fails independently of the others. */
export interface TaskSource {
  area: string
  tasks: Task[]
  isLoading: boolean
  isError: boolean
  isFetching: boolean
  retry: () => void
}

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

/** Days from today on in which a task is due soon. */
const soon = 7

/** Returns whether a task is due soon or late, so that its status says more than its date; true without a day of today. */
export const isSoon = (until: string, today: string | undefined): boolean => today === undefined || countDays(today, until) <= soon

/** Sorts what has no day last. */
const noDay = '9999'

/** Earliest first, each by its day, those without one last; equal days keep the order of the areas. @param timeZone institution's zone */
export function byDate(sources: readonly Pick<TaskSource, 'tasks'>[], timeZone: string): Task[] {
  return sources
    .flatMap(({ tasks }) => tasks)
    .map((task) => (task.until?.includes('T') ? { ...task, until: getCivilDate(task.until, timeZone) } : task))
    .sort((one, other) => (one.until ?? noDay).localeCompare(other.until ?? noDay))
}
