import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { byDate, type TaskSource } from '../../../shared/tasks/task.ts'

interface InboxProps {
  sources: readonly TaskSource[]
  /** What waits and is listed above. */
  besides: number
  Empty: ComponentType<{ besides: number }>
  children?: ReactNode
}

/** Tasks of all areas by date. A failed area shows an error and does not affect the others. */
export function Inbox({ sources, besides, Empty, children }: InboxProps) {
  const { t } = useLingui()
  const tasks = byDate(sources)
  const isLoading = sources.some((source) => source.isLoading)
  const failed = sources.filter(({ isError }) => isError)
  return (
    <Card aria-labelledby="to-do">
      <CardHeader id="to-do" title={<Trans>Para fazer</Trans>} aside={<Trans>Por data</Trans>} />
      {failed.map(({ area, isFetching, retry }) => (
        <CardSection key={area}>
          <Notice
            tone="danger"
            live="alert"
            title={t`Não foi possível carregar ${area}`}
            action={<Button size="sm" loading={isFetching} onClick={retry}>{t`Tentar de novo`}</Button>}
          >
            <Trans>As tarefas dessa área não aparecem agora. O resto da página está certo.</Trans>
          </Notice>
        </CardSection>
      ))}
      {isLoading ? (
        <CardSection aria-busy="true">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </CardSection>
      ) : null}
      {tasks.length === 0 && !isLoading && failed.length === 0 ? <Empty besides={besides} /> : null}
      {tasks.length > 0 ? (
        <CardRows>
          {tasks.map((task) => {
            if ('row' in task) return <Fragment key={task.id}>{task.row}</Fragment>
            const { id, icon, title, reason, status, untilText, action } = task
            return (
              <ItemRow key={id} icon={icon} title={title} description={reason} status={status} date={untilText} action={action} dense />
            )
          })}
        </CardRows>
      ) : null}
      {children ? <CardSection>{children}</CardSection> : null}
    </Card>
  )
}

/** Without the count until every area has loaded. */
export function TaskCount({ day, sources, besides }: { day: string } & Pick<InboxProps, 'sources' | 'besides'>) {
  const isKnown = sources.every(({ isLoading, isError }) => !isLoading && !isError)
  const count = byDate(sources).length + besides
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
