import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LogOut, Users } from 'lucide-react'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { AddressWords } from '../../../kit/text/address-words.tsx'
import { QueryError } from '../../../kit/query-error.tsx'
import { ReportFailed } from '../../../kit/downloads/report-failed.tsx'
import { AskLink } from './ask-link.tsx'
import type { PayerSearch } from './payer-search.ts'
import { PayerStudentPart } from './payer-student.tsx'
import { payerQueries } from './payers.queries.ts'

/** Shows everything that students let one address see and pay; without a session, the form to get one. */
export function PayerPage({ search }: { search: PayerSearch }) {
  const { t } = useLingui()
  const query = useQuery(payerQueries.overview())
  const { data } = query
  if (data === undefined) {
    return (
      <>
        <PageHeader title={t`Pagamentos de alunos`} />
        {query.isError ? (
          <QueryError query={query} title={t`Não foi possível carregar os pagamentos`}>
            <Trans>O serviço financeiro está fora do ar agora.</Trans>
          </QueryError>
        ) : null}
      </>
    )
  }
  if (data === null) return <AskLink search={search} />
  return (
    <>
      <PageHeader
        title={t`Pagamentos de alunos`}
        subtitle={
          <span dir="auto" translate="no">
            <AddressWords address={data.email} />
          </span>
        }
        actions={
          <ButtonForm method="post" action={`${appConfig.basePath}/financial/payer/leave`}>
            <Button type="submit" icon={<LogOut />}>
              <Trans>Sair</Trans>
            </Button>
          </ButtonForm>
        }
      />
      {search.report === 'failed' ? <ReportFailed /> : null}
      {search.report === 'declined' ? (
        <Notice tone="ok" live="status" title={t`Você encerrou o acesso`}>
          <Trans>Quem deu o acesso recebeu um aviso por e-mail.</Trans>
        </Notice>
      ) : null}
      {search.report === 'kept' ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível encerrar o acesso`}>
          <Trans>Nada mudou: tente de novo em alguns minutos.</Trans>
        </Notice>
      ) : null}
      {data.students.map((student) => (
        <PayerStudentPart key={student.accessId} student={student} />
      ))}
      {data.students.length === 0 ? (
        <EmptyState icon={<Users size={32} />} title={t`Nenhum aluno compartilha pagamentos com este e-mail`}>
          <Trans>O convite pode ter terminado, ou ter ido para outro endereço seu. Fale com o aluno.</Trans>
        </EmptyState>
      ) : null}
    </>
  )
}
