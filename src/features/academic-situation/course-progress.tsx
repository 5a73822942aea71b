import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { wholePercent } from '#api/academic/whole-percent.ts'
import type { AcademicEnrollment, CompletionData, CurriculumProgress } from '#api/academic/academic-situation.ts'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { WorkloadChart } from '#design/components/data/workload-chart.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import type { Situation } from './academic-situation.queries.ts'
import { EnrollmentStatus, useWorkloadWords } from './situation-words.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

export function CourseCard({ situation: { enrollment, progress } }: { situation: Situation }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { hours } = useWorkloadWords()
  const { course, institution, academicRecord, status, startedOn } = enrollment
  const { percentage, left } = wholeCourse(enrollment, progress)
  const minimum = formats.grade(progress.minimumGrade)
  return (
    <Card aria-labelledby="course">
      <CardHeader id="course" title={course} aside={<EnrollmentStatus status={status} />} />
      <CardSection>
        <FigureList
          figures={[
            { term: t`do curso cumprido`, value: `${percentage}%`, note: left > 0 ? t`Faltam ${hours(left)}` : undefined },
            {
              term: t`Média geral`,
              value: progress.average === null ? '—' : formats.grade(progress.average),
              note: progress.average === null ? t`Ainda sem notas` : t`Mínima para aprovação: ${minimum}`,
            },
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

/** The notice for a course that is not being studied now. */
export function EndedNotice({ enrollment: { status, endedOn } }: { enrollment: AcademicEnrollment }) {
  const formats = useFormats()
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

/** Shows what is completed and what is missing to finish the course as chart, table and text, with links to the next steps. */
export function CourseProgress({ situation: { enrollment, progress } }: { situation: Situation }) {
  const { t } = useLingui()
  const { words, component, hours } = useWorkloadWords()
  const { compulsory, elective, complementary, inProgress } = progress
  // The records of a concluded course may fall short of the requirements; nothing is missing all the same.
  const isConcluded = enrollment.status === 'concluded'
  const missing = isConcluded ? [] : progress.missing
  const isShort = [compulsory, elective, complementary].some(({ remainingWorkload }) => remainingWorkload > 0)
  return (
    <Card aria-labelledby="progress">
      <CardHeader id="progress" title={<Trans>Progresso no curso</Trans>} />
      {isConcluded && isShort ? null : (
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
      )}
      <CardSection>
        <Missing enrollment={enrollment} progress={progress} />
        {enrollment.status === 'active' ? <NextActs enrollmentId={enrollment.enrollmentId} progress={progress} /> : null}
        {missing.length > 0 ? (
          <Disclosure
            summary={
              <Plural
                value={missing.length}
                one="# disciplina obrigatória ainda não iniciada"
                other="# disciplinas obrigatórias ainda não iniciadas"
              />
            }
          >
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

/** Links to where missing subjects are chosen and missing activities are handed in. */
function NextActs({ enrollmentId, progress: { complementary, missing } }: { enrollmentId: number; progress: CurriculumProgress }) {
  const { openPaths } = useShell()
  const look = buttonLook({ size: 'sm' })
  const mayReenroll = missing.length > 0 && offersPage({ openPaths }, '/reenrollments')
  if (!mayReenroll && complementary.remainingWorkload === 0) return null
  return (
    <div className="button-row">
      {complementary.remainingWorkload > 0 ? (
        <Link to="/academic-situation" search={{ view: 'activities', enrollment: enrollmentId }} hash="hand-in" className={look}>
          <Trans>Entregar certificado</Trans>
        </Link>
      ) : null}
      {mayReenroll ? (
        <Link to="/reenrollments" className={look}>
          <Trans>Ver rematrícula</Trans>
        </Link>
      ) : null}
    </div>
  )
}

/** Says in words what is missing to finish the course. */
export function Missing({ enrollment, progress }: { enrollment: AcademicEnrollment; progress: CurriculumProgress }) {
  const { t } = useLingui()
  const { hours } = useWorkloadWords()
  const { compulsory, elective, complementary, missing } = progress
  if (wholeCourse(enrollment, progress).left === 0)
    return (
      <p>
        <Trans>Você cumpriu toda a carga horária do currículo.</Trans>
      </p>
    )
  const remaining = ({ remainingWorkload }: CompletionData) => hours(remainingWorkload)
  return (
    <>
      <p>
        <Trans>Para concluir o curso falta:</Trans>
      </p>
      <PlainList>
        {compulsory.remainingWorkload > 0 ? (
          <PlainRow aside={remaining(compulsory)}>
            {missing.length > 0 ? t`Disciplinas obrigatórias` : <Trans>Disciplinas obrigatórias, que você cursa agora</Trans>}
          </PlainRow>
        ) : null}
        {elective.remainingWorkload > 0 ? <PlainRow aside={remaining(elective)}>{t`Disciplinas eletivas`}</PlainRow> : null}
        {complementary.remainingWorkload > 0 ? <PlainRow aside={remaining(complementary)}>{t`Atividades complementares`}</PlainRow> : null}
      </PlainList>
    </>
  )
}

/** Adds up all components; surplus hours of one do not offset another. Nothing is left of a concluded course. */
function wholeCourse({ status }: AcademicEnrollment, { compulsory, elective, complementary }: CurriculumProgress) {
  const parts = [compulsory, elective, complementary]
  const required = parts.reduce((sum, { requiredWorkload }) => sum + requiredWorkload, 0)
  const remaining = status === 'concluded' ? 0 : parts.reduce((sum, { remainingWorkload }) => sum + remainingWorkload, 0)
  return { left: remaining, percentage: wholePercent(required - remaining, required) }
}
