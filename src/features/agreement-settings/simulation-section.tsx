import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgreementSimulation } from '#api/financial/agreement-settings-calls.ts'
import type { AgreementSetting } from '#api/financial/agreement-settings.ts'
import { Button } from '#design/components/actions/button.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useListForm } from '../../kit/list/list-form.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { agreementSettingsPage, type AgreementSettingsSearch } from './agreement-settings-search.ts'
import { agreementSettingsQueries } from './agreement-settings.queries.ts'

interface SimulationSectionProps {
  search: AgreementSettingsSearch
  setting: AgreementSetting
  renderOffers: (simulation: AgreementSimulation) => ReactNode
}

/** Shows what the saved rules and plans offer a student today. A plain GET form before scripts load. */
export function SimulationSection({ search, setting: { externalId }, renderOffers }: SimulationSectionProps) {
  const { t } = useLingui()
  const { form, carried } = useListForm(agreementSettingsPage, search, ['student'])
  const { student } = search
  return (
    <TitledSection id="simulation" title={t`Simular para um aluno`}>
      <p>
        <Trans>Veja as propostas que um aluno recebe hoje, com as condições e os planos que estão salvos.</Trans>
      </p>
      <Form
        key={student}
        {...form}
        role="search"
        aria-label={t`Simular para um aluno`}
        actions={
          <Button type="submit">
            <Trans>Simular</Trans>
          </Button>
        }
      >
        {carried}
        <TextField name="student" label={t`Matrícula do aluno`} defaultValue={student} maxLength={100} autoComplete="off" />
      </Form>
      {student ? <Simulation externalId={externalId} student={student} renderOffers={renderOffers} /> : null}
    </TitledSection>
  )
}

function Simulation({
  externalId,
  student,
  renderOffers,
}: Pick<SimulationSectionProps, 'renderOffers'> & { externalId: string; student: string }) {
  const { t } = useLingui()
  const formats = useFormats()
  const query = useQuery(agreementSettingsQueries.simulation(externalId, student))
  const { data, error } = query
  if (error) {
    const code = portalErrorCode(error)
    if (code === 'NOT_FOUND')
      return (
        <Notice tone="warning" live="status" title={t`Nenhum aluno com a matrícula ${student} nesta instituição`}>
          <Trans>Confira o número, ou escolha a instituição do aluno no começo da página.</Trans>
        </Notice>
      )
    if (code === 'FORBIDDEN') return <Notice tone="info" live="status" title={t`O seu perfil não mostra débitos de alunos`} />
    return <QueryError query={query} title={t`Não foi possível simular`} />
  }
  if (!data) return <TableSkeleton label={t`Simulando`} rows={3} />
  const date = formats.date(data.today)
  const name = data.studentName
  const { registration } = data
  return (
    <>
      <DescriptionList
        items={[
          { term: t`Aluno`, description: <span dir="auto">{t`${name}, matrícula ${registration}`}</span> },
          { term: t`Curso`, description: data.course },
          { term: t`Soma do que pode ser negociado em ${date}`, description: <strong>{formats.money(data.grossAmount)}</strong> },
        ]}
      />
      {data.debts.length === 0 ? <EmptyState icon={<CircleCheck size={32} />} title={t`Este aluno não tem débitos vencidos`} /> : null}
      {renderOffers(data)}
    </>
  )
}
