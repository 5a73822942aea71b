import { Plural, Trans } from '@lingui/react/macro'
import { byDate, type TaskSource } from '../../../shared/tasks/task.ts'

/** The day, and how many things need doing, once every area has told. */
export function TaskCount({ day, sources }: { day: string; sources: readonly TaskSource[] }) {
  const isKnown = sources.every(({ isLoading, isError }) => !isLoading && !isError)
  const count = byDate(sources).length
  return (
    <>
      {day}.{' '}
      {!isKnown ? null : count > 0 ? (
        <Plural value={count} one="Uma coisa pede a sua atenção." other="# coisas pedem a sua atenção." />
      ) : (
        <Trans>Nada pede a sua atenção.</Trans>
      )}
    </>
  )
}
