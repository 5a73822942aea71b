import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileCheck, Printer } from 'lucide-react'
import { useState } from 'react'
import type { AcademicHistory, AcademicTerm } from '#api/academic/academic-situation.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { FoldRow } from '#design/components/navigation/fold-row.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { termQuery, type Situation } from './academic-situation.queries.ts'
import type { SituationSearch } from './situation-search.ts'
import { SubjectResult, useSubjectTypes, useWorkloadWords } from './situation-words.tsx'

/** Terms that are listed before the others are folded. */
const mostTerms = 3

interface TermProps {
  search: SituationSearch
  enrollmentId: number
}

/** Subjects that were taken, by term, the latest first; each term is read when it is opened. */
export function TermHistory({ situation: { enrollment, terms, classes }, search }: { situation: Situation; search: SituationSearch }) {
  const { t } = useLingui()
  const { enrollmentId } = enrollment
  // One more is not worth a fold.
  const few = terms.length > mostTerms + 1 ? mostTerms : terms.length
  const [recent, earlier] = [terms.slice(0, few), terms.slice(few)]
  return (
    <Card aria-labelledby="history">
      <CardHeader id="history" title={<Trans>Notas por período</Trans>} />
      <Terms label={t`Notas por período`} terms={recent} search={search} enrollmentId={enrollmentId} />
      {earlier.length > 0 ? (
        <Disclosure
          summary={<Plural value={earlier.length} one="Mais # período" other="Mais # períodos" />}
          open={earlier.some(({ period }) => period === search.period)}
        >
          <Terms label={t`Períodos anteriores`} terms={earlier} search={search} enrollmentId={enrollmentId} />
        </Disclosure>
      ) : null}
      <CardSection>
        {terms.length === 0 && classes.length === 0 ? (
          <p>
            <Trans>Quando você cursar a primeira disciplina, ela aparece aqui com faltas e nota.</Trans>
          </p>
        ) : null}
        <div className="button-row">
          <Link to="/academic-situation/transcript" search={{ enrollment: enrollmentId }} className={buttonLook({ size: 'sm' })}>
            <Printer />
            <Trans>Imprimir histórico</Trans>
          </Link>
          <Link to="/academic-situation/documents" search={{ enrollment: enrollmentId }} className={buttonLook({ size: 'sm' })}>
            <FileCheck />
            <Trans>Emitir documentos</Trans>
          </Link>
        </div>
      </CardSection>
    </Card>
  )
}

function Terms({ label, terms, ...place }: TermProps & { label: string; terms: readonly AcademicTerm[] }) {
  if (terms.length === 0) return null
  return (
    <CardRows aria-label={label}>
      {terms.map((term) => (
        <Term key={`${place.enrollmentId} ${term.period}`} term={term} {...place} />
      ))}
    </CardRows>
  )
}

function Term({ term: { period, subjects, average }, search, enrollmentId }: TermProps & { term: AcademicTerm }) {
  const { t } = useLingui()
  const formats = useFormats()
  const isNamed = search.period === period
  const [isOpen, setOpen] = useState(isNamed)
  const query = useQuery({ ...termQuery(enrollmentId, period), enabled: isOpen })
  return (
    <FoldRow
      title={period}
      note={t`${plural(subjects, { one: '# disciplina', other: '# disciplinas' })}`}
      value={average === null ? null : formats.grade(average)}
      open={isNamed}
      onOpen={() => setOpen(true)}
    >
      {query.data ? (
        <CardRows aria-label={period}>
          {query.data.results.map((taken) => (
            <TakenSubject key={taken.historyId} taken={taken} />
          ))}
        </CardRows>
      ) : (
        <div className="fold-row__wait">
          {query.isError ? (
            <Button size="sm" loading={query.isFetching} onClick={() => query.refetch()}>
              <Trans>Não foi possível carregar. Tentar de novo</Trans>
            </Button>
          ) : (
            <>
              {isOpen ? (
                <div data-scripted>
                  <SkeletonText />
                </div>
              ) : null}
              <Link
                to="/academic-situation"
                search={{ enrollment: search.enrollment, period }}
                hash="history"
                className={textLinkLook()}
                data-unscripted
              >
                <Trans>Ver as disciplinas de {period}</Trans>
              </Link>
            </>
          )}
        </div>
      )}
    </FoldRow>
  )
}

/** The result is named where the subject was not simply passed. */
function TakenSubject({ taken: { code, subject, type, workload, absences, teacher, grade, result } }: { taken: AcademicHistory }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { hours } = useWorkloadWords()
  const types = useSubjectTypes()
  return (
    <ItemRow
      weight="light"
      title={<OfficeText>{subject}</OfficeText>}
      description={
        <Facts>
          {code}
          {hours(workload)}
          {type === 'compulsory' ? null : types[type]}
          {absences ? t`${hours(absences)} de falta` : null}
          {teacher ? t`Professor(a): ${teacher}` : null}
        </Facts>
      }
      status={result === 'approved' ? undefined : <SubjectResult result={result} />}
      date={grade === null ? undefined : formats.grade(grade)}
    />
  )
}
