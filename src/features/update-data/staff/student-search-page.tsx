import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { minSearchLength } from '../../../auth/impersonation/impersonation.queries.ts'
import { PersonSearch } from '../../../auth/impersonation/person-search.tsx'
import { QueryError } from '../../../shared/query-error.tsx'
import { studentsQuery } from './student-data.queries.ts'

/** Staff find a student or candidate of their institution. */
export function StudentSearchPage({ searched, onSearch }: { searched: string; onSearch: (text: string) => void }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={t`Dados dos alunos`}
        subtitle={t`Contato, endereços e histórico de alterações de quem estuda ou se candidata na instituição.`}
        actions={
          <Link to="/personal-data/request" className={buttonLook({ variant: 'outline' })}>
            <Trans>Pedir confirmação de dados</Trans>
          </Link>
        }
      />
      <Card as="div">
        <CardSection>
          <PersonSearch page="/personal-data" searched={searched} onSearch={onSearch} />
        </CardSection>
        {searched.length >= minSearchLength ? <Found searched={searched} /> : null}
      </Card>
    </>
  )
}

function Found({ searched }: { searched: string }) {
  const { t } = useLingui()
  const query = useQuery(studentsQuery(searched))
  const { data, isError } = query
  if (isError || !data || data.results.length === 0)
    return (
      <CardSection>
        {isError ? (
          <QueryError query={query} title={t`Não foi possível buscar pessoas`} />
        ) : !data ? (
          <SkeletonRows rows={3} />
        ) : (
          <div role="status">
            <EmptyState title={t`Ninguém encontrado`}>
              <Trans>Confira o que você digitou. Só aparecem alunos e candidatos da instituição em que você está.</Trans>
            </EmptyState>
          </div>
        )}
      </CardSection>
    )
  return (
    <>
      <CardRows aria-label={t`Pessoas encontradas`}>
        {data.results.map(({ personId, name, username }) => (
          <ItemRow
            key={personId}
            icon={<UserRound size={20} strokeWidth={1.75} aria-hidden />}
            title={<span dir="auto">{name}</span>}
            description={<span translate="no">{username}</span>}
            action={
              <Link
                to="/personal-data/$personId"
                params={{ personId: String(personId) }}
                className={buttonLook({ variant: 'outline', size: 'sm' })}
                aria-label={t`Ver dados de ${name}`}
              >
                <Trans>Ver dados</Trans>
              </Link>
            }
          />
        ))}
      </CardRows>
      {data.hasMore ? (
        <CardSection>
          <p>
            <Trans>Há mais pessoas. Escreva mais do nome para encontrar as outras.</Trans>
          </p>
        </CardSection>
      ) : null}
    </>
  )
}
