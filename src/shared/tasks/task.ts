import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { daysBetween } from '../../i18n/formats.ts'

export interface Task {
  /** Unique across areas. */
  id: string
  icon: ReactNode
  title: string
  reason: ReactNode
  status: ReactNode
  /** `YYYY-MM-DD`; sort key. */
  until: string
  untilText: string
  action: ReactNode
}

/** A task whose area draws its row. */
export type DrawnTask = Pick<Task, 'id' | 'until'> & { row: ReactNode }

/** Tasks of one area, which fails independently of the others. */
export interface TaskSource {
  area: string
  tasks: (Task | DrawnTask)[]
  isLoading: boolean
  isError: boolean
  isFetching: boolean
  retry: () => void
}

export function taskSource(
  area: string,
  { data, isEnabled, isError, isFetching, refetch }: UseQueryResult,
  tasks: TaskSource['tasks'],
): TaskSource {
  return {
    area,
    tasks,
    isLoading: isEnabled && !data && !isError,
    isError: isError && !data,
    isFetching,
    retry: () => void refetch(),
  }
}

/** Days from today on in which a task is among the first. */
const soon = 7

/**
 * Tasks of the next days, those that are late included, and the others; all are of the next days without a day of today.
 *
 * @param today `YYYY-MM-DD`
 */
export function tasksUntil(tasks: TaskSource['tasks'], today: string | undefined): Record<'now' | 'later', TaskSource['tasks']> {
  const isSoon = ({ until }: DrawnTask | Task) => today === undefined || daysBetween(today, until) <= soon
  return { now: tasks.filter(isSoon), later: tasks.filter((task) => !isSoon(task)) }
}

/** Earliest first; equal days keep the order of the areas. */
export function byDate(sources: readonly Pick<TaskSource, 'tasks'>[]): TaskSource['tasks'] {
  return sources.flatMap(({ tasks }) => tasks).sort((one, other) => one.until.localeCompare(other.until))
}
