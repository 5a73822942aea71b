import { Trans, useLingui } from '@lingui/react/macro'
import { cloneElement, type ComponentProps, Fragment, isValidElement, type ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useShell } from '../../../request/shell.queries.ts'
import { byDate, type TaskSource, tasksUntil } from '../../../shared/tasks/task.ts'
import { InboxEmpty } from './inbox-empty.tsx'

interface InboxProps {
  sources: readonly TaskSource[]
  /** What waits and is listed above. */
  besides: number
  /** `YYYY-MM-DD`; undefined until known. */
  today: string | undefined
  children?: ReactNode
}

/** Tasks of all areas by date, those of the next days first. A failed area shows an error and does not affect the others. */
export default function Inbox({ sources, besides, today, children }: InboxProps) {
  const { t } = useLingui()
  const { person } = useShell()
  const doneBy = person?.impersonated ? person.name : null
  const tasks = byDate(sources)
  const { now, later } = tasksUntil(tasks, today)
  const isLoading = sources.some((source) => source.isLoading)
  const failed = sources.filter(({ isError }) => isError)
  return (
    <Card aria-labelledby="to-do">
      <CardHeader id="to-do" title={<Trans>Para fazer</Trans>} aside={<Trans>Por data</Trans>} />
      {doneBy && tasks.length > 0 ? (
        <CardSection>
          <p>
            <Trans>Só {doneBy} pode fazer o que está na lista. Você pode abrir e ver como está.</Trans>
          </p>
        </CardSection>
      ) : null}
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
      {tasks.length === 0 && !isLoading && failed.length === 0 ? <InboxEmpty besides={besides} /> : null}
      <TaskRows tasks={now} isOther={doneBy !== null} />
      {later.length > 0 ? (
        <>
          {now.length > 0 ? (
            <h3 className="card__subheading">
              <Trans>Mais adiante</Trans>
            </h3>
          ) : null}
          <TaskRows tasks={later} isOther={doneBy !== null} />
        </>
      ) : null}
      {children ? <CardSection>{children}</CardSection> : null}
    </Card>
  )
}

/** @param isOther the tasks are another person's: what leads to them says that one sees them */
function TaskRows({ tasks, isOther }: Pick<TaskSource, 'tasks'> & { isOther: boolean }) {
  const { t } = useLingui()
  if (tasks.length === 0) return null
  return (
    <CardRows>
      {tasks.map((task) => {
        if ('row' in task) return <Fragment key={task.id}>{task.row}</Fragment>
        const { id, icon, title, reason, status, untilText, action } = task
        const see =
          isOther && isValidElement<ComponentProps<'a'>>(action)
            ? cloneElement(action, { children: t`Ver`, 'aria-label': t`Ver ${title}` })
            : action
        return <ItemRow key={id} icon={icon} title={title} description={reason} status={status} date={untilText} action={see} dense />
      })}
    </CardRows>
  )
}
