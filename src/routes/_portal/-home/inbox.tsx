import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useShell } from '../../../request/shell.queries.ts'
import { byDate, type Task, type TaskSource, splitTasks } from '../../../subjects/tasks/task.ts'
import { InboxEmpty } from './inbox-empty.tsx'

interface InboxProps {
  sources: readonly TaskSource[]
  /** The number of pending items that are listed above. */
  besides: number
  /** `YYYY-MM-DD`; undefined until known. */
  today: string | undefined
  /** A link to what is done. */
  children?: ReactNode
}

/** Tasks of all areas by date, those of the next days first. A failed area shows an error and does not affect the others. */
export default function Inbox({ sources, besides, today, children }: InboxProps) {
  const { t } = useLingui()
  const { person, timeZone } = useShell()
  const doneBy = person?.impersonated ? person.name : null
  const tasks = byDate(sources, timeZone)
  const { now, later } = splitTasks(tasks, today)
  const isLoading = sources.some((source) => source.isLoading)
  const failed = sources.filter(({ isError }) => isError)
  // Hiding a single task would save nothing.
  const shown = later.length > 2 ? 1 : later.length
  const others = later.slice(shown)
  return (
    <Card aria-labelledby="to-do">
      <CardHeader id="to-do" title={<Trans>Para fazer</Trans>} aside={children} />
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
      <TaskRows tasks={now} isOther={doneBy !== null} weightOf={({ isLate }) => (isLate ? 'heavy' : undefined)} />
      {later.length > 0 && now.length > 0 ? (
        <h3 className="card__subheading">
          <Trans>Mais adiante</Trans>
        </h3>
      ) : null}
      <TaskRows tasks={later.slice(0, shown)} isOther={doneBy !== null} weightOf={() => 'light'} />
      {others.length > 0 ? (
        <Disclosure summary={<Plural value={others.length} one="Mais # pendência" other="Mais # pendências" />}>
          <TaskRows tasks={others} isOther={doneBy !== null} weightOf={() => 'light'} />
        </Disclosure>
      ) : null}
    </Card>
  )
}

interface TaskRowsProps {
  tasks: readonly Task[]
  /** Whether the tasks are another person's: their links then say that they only show them. */
  isOther: boolean
  weightOf(task: Task): 'heavy' | 'light' | undefined
}

function TaskRows({ tasks, isOther, weightOf }: TaskRowsProps) {
  const { t } = useLingui()
  if (tasks.length === 0) return null
  return (
    <CardRows>
      {tasks.map((task) => {
        const { id, icon, title, reason, status, untilText, action } = task
        const weight = weightOf(task)
        return (
          <ItemRow
            key={id}
            icon={icon}
            title={title}
            description={reason}
            status={weight === 'light' ? null : status}
            date={untilText}
            action={
              <Link
                {...action.link}
                className={weight === 'light' ? textLinkLook({ variant: 'alone' }) : buttonLook({ size: 'sm' })}
                aria-label={isOther ? t`Ver ${title}` : action.name}
              >
                {isOther ? <Trans>Ver</Trans> : action.words}
              </Link>
            }
            dense
            weight={weight}
          />
        )
      })}
    </CardRows>
  )
}
