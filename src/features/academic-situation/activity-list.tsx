import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Award } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CompletionData, ComplementaryActivity } from '#api/academic/academic-situation.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { MeterRow } from '#design/components/data/meter-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { OpenCertificate } from '../../subjects/academic-situation/open-certificate.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import type { Situation } from './academic-situation.queries.ts'
import type { SituationSearch } from './situation-search.ts'
import { HandInActivity, OfficeReason } from './hand-in-activity.tsx'
import { situationPage } from './situation-filters.tsx'
import { ActivityStatus, shareOf, useWorkloadWords } from './situation-words.tsx'

/** Lists the activities that were handed in, those to be sent again first, and the hours by kind of activity. */
export function ActivityList({
  situation,
  activities: { results, totalCount },
  search,
  busy,
}: {
  situation: Situation
  activities: NonNullable<Situation['activities']>
  search: SituationSearch
  busy: boolean
}) {
  const { t } = useLingui()
  const [again, setAgain] = useState<ComplementaryActivity>()
  const pressed = useRef<HTMLElement>(null)
  const waiting = (activity: ComplementaryActivity) => isToSendAgain(activity, situation, results)
  return (
    <TwoColumn width="wide" aside={<KindHours situation={situation} total={results[0]?.completionData} />}>
      <HandInActivity
        key={`${situation.enrollment.enrollmentId} ${again?.activityId}`}
        situation={situation}
        again={again}
        onCancelAgain={() => {
          setAgain(undefined)
          pressed.current?.focus()
        }}
      />
      {results.length === 0 ? (
        <EmptyState icon={<Award size={32} />} title={t`Nenhuma atividade entregue`}>
          <Trans>As atividades que você entregar aparecem aqui, com as horas aceitas.</Trans>
        </EmptyState>
      ) : (
        <>
          <Card aria-labelledby="activities" aria-busy={busy}>
            <CardHeader id="activities" title={<Trans>Atividades entregues</Trans>} />
            <CardRows aria-labelledby="activities">
              {results
                .toSorted((one, other) => Number(waiting(other)) - Number(waiting(one)))
                .map((activity) => (
                  <ActivityRow
                    key={activity.activityId}
                    activity={activity}
                    next={sentAfter(activity, results)}
                    onAgain={
                      waiting(activity)
                        ? (button) => {
                            pressed.current = button
                            setAgain(activity)
                          }
                        : undefined
                    }
                  />
                ))}
            </CardRows>
          </Card>
          <ShortPager
            list={situationPage}
            search={search}
            totalCount={totalCount}
            renderLink={(page, link) => <Link {...link} to="/academic-situation" search={{ ...search, page }} hash="activities" />}
          />
        </>
      )}
    </TwoColumn>
  )
}

function KindHours({ situation: { enrollment, kinds, progress }, total }: { situation: Situation; total: CompletionData | undefined }) {
  const { t, i18n } = useLingui()
  const { hours, ofRequired } = useWorkloadWords()
  const all = total ?? progress.complementary
  // A course that was concluded asks for nothing more, whatever its records say.
  if (kinds.length === 0 || (enrollment.status === 'concluded' && all.remainingWorkload > 0)) return null
  return (
    <Card aria-labelledby="kinds">
      <CardHeader id="kinds" title={<Trans>Horas por tipo de atividade</Trans>} />
      <CardRows aria-labelledby="kinds">
        <MeterRow title={t`Total`} share={shareOf(all.completedWorkload, all)} note={ofRequired(all)} />
        {kinds.map(({ kindId, name, ...kind }) => {
          const [required, accepted] = [hours(kind.requiredWorkload), hours(kind.completedWorkload)]
          return (
            <MeterRow
              key={kindId}
              title={name[i18n.locale as keyof typeof name]}
              share={shareOf(kind.completedWorkload, kind)}
              note={
                kind.completedWorkload > kind.requiredWorkload
                  ? t`${required} contadas de ${required} (${accepted} aceitas)`
                  : ofRequired(kind)
              }
            />
          )
        })}
      </CardRows>
      <CardSection>
        <p>
          <Trans>Horas acima do exigido em um tipo não contam para outro.</Trans>
        </p>
      </CardSection>
    </Card>
  )
}

/** Returns the activity that was handed in to replace a refused one. */
const sentAfter = ({ status, title, sentAt }: ComplementaryActivity, all: readonly ComplementaryActivity[]) =>
  status === 'refused' ? all.find((other) => other.title === title && other.sentAt > sentAt) : undefined

const isToSendAgain = (activity: ComplementaryActivity, { enrollment }: Situation, all: readonly ComplementaryActivity[]) =>
  enrollment.status === 'active' && activity.status === 'refused' && !sentAfter(activity, all)

function ActivityRow({
  activity,
  next,
  onAgain,
}: {
  activity: ComplementaryActivity
  next: ComplementaryActivity | undefined
  onAgain: ((button: HTMLElement) => void) | undefined
}) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { hours } = useWorkloadWords()
  const { person } = useShell()
  const { activityId, kind, title, doneOn, claimedHours, grantedHours, status, reason, sentAt, hasCertificate } = activity
  const [done, sent] = [formats.date(doneOn), formats.day(sentAt)]
  const sentAnew = next ? formats.day(next.sentAt) : ''
  return (
    <ItemRow
      title={title}
      description={
        <>
          <Facts>
            {kind[i18n.locale as keyof typeof kind]}
            {t`feita em ${done}`}
            {t`entregue em ${sent}`}
          </Facts>
          <div>
            {grantedHours === null
              ? t`${hours(claimedHours)} pedidas`
              : grantedHours === claimedHours
                ? t`${hours(grantedHours)} aceitas`
                : t`${hours(grantedHours)} aceitas de ${hours(claimedHours)} pedidas`}
          </div>
          <OfficeReason reason={reason} />
          {next ? (
            <div>
              <Trans>Outro certificado enviado em {sentAnew}</Trans>
            </div>
          ) : null}
        </>
      }
      status={<ActivityStatus status={status} />}
      action={
        // Only the students themselves may open their files or hand in others.
        person?.impersonated || !(hasCertificate || onAgain) ? null : (
          <>
            {hasCertificate ? (
              <OpenCertificate activityId={activityId} label={t`Abrir certificado: ${title}`}>
                <Trans>Abrir certificado</Trans>
              </OpenCertificate>
            ) : null}
            {onAgain ? (
              <Button
                data-scripted
                size="sm"
                onClick={({ currentTarget }) => onAgain(currentTarget)}
                aria-label={t`Enviar outro certificado: ${title}`}
              >
                <Trans>Enviar outro</Trans>
              </Button>
            ) : null}
          </>
        )
      }
    />
  )
}
