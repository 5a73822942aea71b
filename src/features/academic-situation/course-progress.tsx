import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AcademicEnrollment, CompletionData, CurriculumProgress } from '#api/academic-situation.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { WorkloadChart } from '#design/components/data/workload-chart.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { Situation } from './academic-situation.queries.ts'
import { EnrollmentStatus, useWorkloadWords } from './situation-words.tsx'
import { OfficeText } from '../../shared/office-text.tsx'

export function CourseCard({ situation: { enrollment, progress } }: { situation: Situation }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { course, institution, academicRecord, status, startedOn } = enrollment
  return (
    <Card aria-labelledby="course">
      <CardHeader id="course" title={course} aside={<EnrollmentStatus status={status} />} />
      <CardSection>
        <FigureList
          figures={[
            progress.average === null
              ? { term: t`Média geral`, value: '—', note: t`Ainda sem notas` }
              : { term: t`Média geral`, value: formats.grade(progress.average) },
            { term: t`Nota mínima para aprovação`, value: formats.grade(progress.minimumGrade) },
          ]}
        />
        <DescriptionList
          layout="lines"
          items={[
            { term: t`Instituição`, description: institution },
            { term: t`Matrícula`, description: academicRecord },
            { term: t`Currículo`, description: progress.curriculum },
            { term: t`Ingresso`, description: formats.date(startedOn) },
          ]}
        />
      </CardSection>
    </Card>
  )
}

/** Of a course that is not studied now. */
export function EndedNotice({ enrollment: { status, endedOn } }: { enrollment: AcademicEnrollment }) {
  const formats = useFormats(useShell())
  if (status === 'active') return null
  const day = endedOn ? formats.date(endedOn) : ''
  if (status === 'concluded')
    return (
      <Notice tone="ok">
        <Trans>Curso concluído em {day}. O histórico continua aqui.</Trans>
      </Notice>
    )
  return (
    <Notice tone="warning">
      {status === 'locked' ? (
        <Trans>Matrícula trancada em {day}. Para voltar a estudar, procure a secretaria.</Trans>
      ) : status === 'dropped' ? (
        <Trans>Curso abandonado em {day}. Para voltar a estudar, procure a secretaria.</Trans>
      ) : (
        <Trans>Matrícula cancelada em {day}. O histórico continua aqui.</Trans>
      )}
    </Notice>
  )
}

/** What is done and what is missing to finish, as chart, table and words. */
export function CourseProgress({ progress }: { progress: CurriculumProgress }) {
  const { t } = useLingui()
  const { words, component, hours } = useWorkloadWords()
  const { compulsory, elective, complementary, inProgress, missing } = progress
  return (
    <Card aria-labelledby="progress">
      <CardHeader id="progress" title={<Trans>Progresso no curso</Trans>} />
      <CardSection>
        <WorkloadChart
          label={t`Carga horária por componente`}
          words={words}
          formatHours={hours}
          components={[
            component('compulsory', t`Disciplinas obrigatórias`, compulsory, inProgress.compulsory),
            component('elective', t`Disciplinas eletivas`, elective, inProgress.elective),
            component('complementary', t`Atividades complementares`, complementary),
          ]}
        />
      </CardSection>
      <CardSection>
        <Missing progress={progress} />
        {missing.length > 0 ? (
          <Disclosure summary={t`Disciplinas obrigatórias que faltam`}>
            <PlainList>
              {missing.map(({ code, subject, workload, term }) => (
                <PlainRow key={code} aside={t`${term}º período, ${hours(workload)}`}>
                  <OfficeText>{t`${subject} (${code})`}</OfficeText>
                </PlainRow>
              ))}
            </PlainList>
          </Disclosure>
        ) : null}
      </CardSection>
    </Card>
  )
}

/** In words. */
export function Missing({ progress: { compulsory, elective, complementary, missing } }: { progress: CurriculumProgress }) {
  const { hours } = useWorkloadWords()
  const count = missing.length
  if (compulsory.remainingWorkload + elective.remainingWorkload + complementary.remainingWorkload === 0)
    return (
      <p>
        <Trans>Você cumpriu toda a carga horária do currículo.</Trans>
      </p>
    )
  const left = ({ remainingWorkload }: CompletionData) => hours(remainingWorkload)
  return (
    <>
      <p>
        <Trans>Para concluir o curso falta:</Trans>
      </p>
      <ul>
        {compulsory.remainingWorkload > 0 ? (
          <li>
            {count > 0 ? (
              <Trans>
                {left(compulsory)} de disciplinas obrigatórias, contando as que você cursa agora;{' '}
                <Plural value={count} one="# disciplina ainda não começou" other="# disciplinas ainda não começaram" />
              </Trans>
            ) : (
              <Trans>{left(compulsory)} de disciplinas obrigatórias, que você cursa agora</Trans>
            )}
          </li>
        ) : null}
        {elective.remainingWorkload > 0 ? (
          <li>
            <Trans>{left(elective)} de disciplinas eletivas</Trans>
          </li>
        ) : null}
        {complementary.remainingWorkload > 0 ? (
          <li>
            <Trans>{left(complementary)} de atividades complementares</Trans>
          </li>
        ) : null}
      </ul>
    </>
  )
}
