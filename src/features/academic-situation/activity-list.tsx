import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Award } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ComplementaryActivity } from '#api/academic-situation.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { WorkloadChart } from '#design/components/data/workload-chart.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { OpenCertificate } from '../../shared/certificate/open-certificate.tsx'
import { ShortPager } from '../../shared/short-pager.tsx'
import type { Situation, SituationSearch } from './academic-situation.queries.ts'
import { HandInActivity, OfficeReason } from './hand-in-activity.tsx'
import { situationPage } from './situation-filters.tsx'
import { ActivityStatus, useWorkloadWords } from './situation-words.tsx'

/** Hours by kind of activity, and what was handed in. */
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
  const { t, i18n } = useLingui()
  const { kinds, progress } = situation
  const { words, component, hours } = useWorkloadWords()
  const [again, setAgain] = useState<ComplementaryActivity>()
  const pressed = useRef<HTMLElement>(null)
  const total = results[0]?.completionData ?? progress.complementary
  return (
    <>
      {kinds.length > 0 ? (
        <Card aria-labelledby="kinds">
          <CardHeader id="kinds" title={<Trans>Horas por tipo de atividade</Trans>} />
          <CardSection>
            <WorkloadChart
              label={t`Horas por tipo de atividade`}
              words={words}
              formatHours={hours}
              components={[
                component('total', t`Total`, total),
                ...kinds.map(({ kindId, name, ...kind }) => component(String(kindId), name[i18n.locale as keyof typeof name], kind)),
              ]}
            />
            <p>
              <Trans>Horas acima do exigido em um tipo não contam para outro.</Trans>
            </p>
          </CardSection>
        </Card>
      ) : null}
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
        <EmptyState icon={<Award size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhuma atividade entregue`}>
          <Trans>As atividades que você entregar aparecem aqui, com as horas aceitas.</Trans>
        </EmptyState>
      ) : (
        <>
          <Card aria-labelledby="activities" aria-busy={busy}>
            <CardHeader id="activities" title={<Trans>Atividades entregues</Trans>} />
            <CardRows aria-labelledby="activities">
              {results.map((activity) => (
                <ActivityRow
                  key={activity.activityId}
                  activity={activity}
                  onAgain={
                    isToSendAgain(activity, situation, results)
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
    </>
  )
}

/** Refused, and not handed in anew since. */
const isToSendAgain = (
  { status, title, sentAt }: ComplementaryActivity,
  { enrollment }: Situation,
  all: readonly ComplementaryActivity[],
) => enrollment.status === 'active' && status === 'refused' && !all.some((other) => other.title === title && other.sentAt > sentAt)

function ActivityRow({ activity, onAgain }: { activity: ComplementaryActivity; onAgain: ((button: HTMLElement) => void) | undefined }) {
  const { t, i18n } = useLingui()
  const formats = useFormats(useShell())
  const { hours } = useWorkloadWords()
  const { person } = useShell()
  const { activityId, kind, title, doneOn, claimedHours, grantedHours, status, reason, sentAt, hasCertificate } = activity
  const [done, sent] = [formats.date(doneOn), formats.day(sentAt)]
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
        </>
      }
      status={<ActivityStatus status={status} />}
      action={
        // Only the person opens their files, or hands others in.
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
