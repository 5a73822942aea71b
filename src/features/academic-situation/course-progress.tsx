import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { wholePercent } from '#api/academic/whole-percent.ts'
import type { AcademicEnrollment, CompletionData, CurriculumProgress } from '#api/academic/academic-situation.ts'
import { Link } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { MeterRow } from '#design/components/data/meter-row.tsx'
import { ProgressRing } from '#design/components/data/progress-ring.tsx'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { MenuHeading, MenuNote } from '#design/components/overlays/menu-items.tsx'
import { Menu } from '#design/components/overlays/menu.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import type { Situation } from './academic-situation.queries.ts'
import { EnrollmentStatus, shareOf, useWorkloadWords } from './situation-words.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** How far the course is: each number once. */
export function CourseCard({ situation: { enrollment, enrollments, progress } }: { situation: Situation }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { hours } = useWorkloadWords()
  const { course, status } = enrollment
  const { percentage, left } = wholeCourse(enrollment, progress)
  const { average } = progress
  return (
    <Card aria-label={course}>
      {/* A choice of courses names it. */}
      {enrollments.length > 1 && status === 'active' ? null : (
        <CardHeader title={<OfficeText>{course}</OfficeText>} aside={status === 'active' ? null : <EnrollmentStatus status={status} />} />
      )}
      <CardSection>
        <ProgressRing
          percent={percentage}
          value={`${percentage}%`}
          caption={t`do curso`}
          facts={[
            {
              id: 'average',
              term: (
                <>
                  <Trans>Média</Trans>
                  <AverageHelp minimumGrade={progress.minimumGrade} />
                </>
              ),
              value: average === null ? t`sem notas` : formats.grade(average),
            },
            ...(left > 0 ? [{ id: 'left', term: t`Faltam`, value: hours(left) }] : []),
          ]}
        />
      </CardSection>
    </Card>
  )
}

function AverageHelp({ minimumGrade }: { minimumGrade: number }) {
  const { t } = useLingui()
  const formats = useFormats()
  const minimum = formats.grade(minimumGrade)
  return (
    <Menu label={t`Como a média é calculada`} size="sm" triggerClassName={iconButtonLook()} trigger={<CircleQuestionMark size={20} />}>
      <MenuHeading>{t`Como a média é calculada`}</MenuHeading>
      <MenuNote>
        <Trans>
          As notas finais, cada uma com o peso da carga horária da disciplina, também as das reprovações. Para aprovação, a nota mínima é{' '}
          {minimum}.
        </Trans>
      </MenuNote>
    </Menu>
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

/** Progress by component, with links to the next steps. */
export function CourseProgress({ situation: { enrollment, progress } }: { situation: Situation }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { ofRequired, hours } = useWorkloadWords()
  const { compulsory, elective, complementary, inProgress, curriculum } = progress
  // The records of a concluded course may fall short of the requirements; nothing is missing all the same.
  const isConcluded = enrollment.status === 'concluded'
  const missing = isConcluded ? [] : progress.missing
  const components = [
    { name: t`Disciplinas obrigatórias`, part: compulsory, taken: inProgress.compulsory },
    { name: t`Disciplinas eletivas`, part: elective, taken: inProgress.elective },
    { name: t`Atividades complementares`, part: complementary, taken: 0 },
  ]
  const isShort = components.some(({ part }) => part.remainingWorkload > 0)
  return (
    <Card aria-labelledby="progress">
      <CardHeader id="progress" title={<Trans>Progresso no curso</Trans>} folds={isShort && !isConcluded} />
      {isShort && !isConcluded ? (
        <CardRows aria-labelledby="progress">
          {components.map(({ name, part, taken }) => (
            <MeterRow
              key={name}
              title={name}
              share={shareOf(part.completedWorkload, part)}
              added={shareOf(taken, part)}
              note={taken > 0 ? t`${ofRequired(part)}, cursando ${hours(taken)}` : ofRequired(part)}
            />
          ))}
        </CardRows>
      ) : null}
      <CardSection>
        {isShort && !isConcluded ? null : <WholeWorkload />}
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
        <Disclosure summary={t`Dados do curso`}>
          <DescriptionList
            layout="lines"
            items={[
              { term: t`Instituição`, description: enrollment.institution },
              { term: t`Matrícula`, description: enrollment.academicRecord },
              { term: t`Currículo`, description: curriculum },
              { term: t`Ingresso`, description: formats.date(enrollment.startedOn) },
            ]}
          />
        </Disclosure>
      </CardSection>
    </Card>
  )
}

function WholeWorkload() {
  return (
    <p>
      <Trans>Você cumpriu toda a carga horária do currículo.</Trans>
    </p>
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

/** Says on paper what is missing to finish the course. */
export function Missing({ enrollment, progress }: { enrollment: AcademicEnrollment; progress: CurriculumProgress }) {
  const { t } = useLingui()
  const { hours } = useWorkloadWords()
  const { compulsory, elective, complementary, missing } = progress
  if (wholeCourse(enrollment, progress).left === 0) return <WholeWorkload />
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
