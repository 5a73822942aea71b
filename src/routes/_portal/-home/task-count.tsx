import { Plural, Trans } from '@lingui/react/macro'
import type { TaskSource } from '../../../subjects/tasks/task.ts'

/** The number of tasks; hidden until every area has loaded. */
export function TaskCount({
  day,
  sources,
  besides,
}: {
  day: string
  sources: readonly TaskSource[]
  /** The number of pending items that are listed above. */
  besides: number
}) {
  const isKnown = sources.every(({ isLoading, isError }) => !isLoading && !isError)
  const count = sources.reduce((sum, { tasks }) => sum + tasks.length, besides)
  return (
    <>
      {day}.{' '}
      {!isKnown ? null : count > 0 ? (
        <Plural value={count} one="Você tem # pendência." other="Você tem # pendências." />
      ) : (
        <Trans>Você não tem pendências.</Trans>
      )}
    </>
  )
}
