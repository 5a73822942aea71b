import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

export interface Task {
  /** Unique across areas. */
  id: string
  icon: ReactNode
  title: string
  reason: string
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

/** Earliest first; equal days keep the order of the areas. */
export function byDate(sources: readonly Pick<TaskSource, 'tasks'>[]): TaskSource['tasks'] {
  return sources.flatMap(({ tasks }) => tasks).sort((one, other) => one.until.localeCompare(other.until))
}
