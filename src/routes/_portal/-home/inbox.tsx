import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { navRow, navRowLink } from '#design/components/navigation/nav-row.tsx'
import { shortDay } from '../../../i18n/short-day.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { byDate, isSoon, type Task, type TaskSource } from '../../../subjects/tasks/task.ts'
import { InboxEmpty } from './inbox-empty.tsx'

interface InboxProps {
  sources: readonly TaskSource[]
  /** The number of pending items that are listed above. */
  besides: number
  /** `YYYY-MM-DD`; undefined until known. */
  today: string | undefined
}

/** The tasks shown at once; the others are folded. */
const most = 3

/** Tasks of all areas by date, a line each. A failed area shows an error and does not affect the others. */
export default function Inbox({ sources, besides, today }: InboxProps) {
  const { t } = useLingui()
  const { person, timeZone } = useShell()
  const doneBy = person?.impersonated ? person.name : null
  const tasks = byDate(sources, timeZone)
  const isLoading = sources.some((source) => source.isLoading)
  const failed = sources.filter(({ isError }) => isError)
  // Hiding a single task would save nothing.
  const shown = tasks.length > most + 1 ? most : tasks.length
  const others = tasks.slice(shown)
  return (
    <Card aria-labelledby="to-do">
      <CardHeader id="to-do" title={<Trans>Para fazer</Trans>} />
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
      <TaskRows tasks={tasks.slice(0, shown)} today={today} isOther={doneBy !== null} />
      {others.length > 0 ? (
        <Disclosure summary={t`Ver mais ${others.length}`}>
          <TaskRows tasks={others} today={today} isOther={doneBy !== null} />
        </Disclosure>
      ) : null}
    </Card>
  )
}

interface TaskRowsProps {
  tasks: readonly Task[]
  today: string | undefined
  /** Whether the tasks are another person's: their links then say that they only show them. */
  isOther: boolean
}

function TaskRows({ tasks, today, isOther }: TaskRowsProps) {
  const { t } = useLingui()
  const { locale } = useShell()
  if (tasks.length === 0) return null
  return (
    <CardRows>
      {tasks.map(({ id, icon, title, until, status, isLate, action }) =>
        navRow({
          id,
          icon,
          link: (
            <Link {...action.link} className={navRowLink}>
              {isOther ? t`Ver ${title}` : action.name}
            </Link>
          ),
          end: isLate || until === null || isSoon(until, today) ? status : shortDay(until, locale),
        }),
      )}
    </CardRows>
  )
}
