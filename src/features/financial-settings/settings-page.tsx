import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import type { ManagedInstitution } from '#api/financial/financial-settings.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { Denied } from '../../kit/list/denied.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { withoutSharedPrefix } from '../../kit/text/without-shared-prefix.ts'
import { SelectFilters } from '../../kit/list-parts/select-filters.tsx'
import { CatalogLists } from './catalog-lists.tsx'
import { type ListedSettings, settingQueries } from './financial-settings.queries.ts'
import { RemoveSetting } from './remove-setting.tsx'
import { settingSearch, type SettingSearch } from './setting-search.ts'
import { SettingVersions } from './setting-versions.tsx'
import { SettingsForm } from './settings-form.tsx'

const page = { path: '/financial/settings', read: settingSearch }

/** Shows the settings by which institutions charge, and the lists that they map to (docs/requirements/academic-and-financial.md §2). */
export function SettingsPage({ search }: { search: SettingSearch }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={t`Configurações financeiras`}
        subtitle={t`Multa, juros, formas de pagamento e como tudo se chama no sistema da instituição.`}
        filters={
          <TabLinks label={t`Partes das configurações`}>
            <li>
              <Link to="/financial/settings" search={({ institution }) => ({ institution })} className="tabs__tab" activeOptions={exact}>
                <TabLabel>
                  <Trans>Regras</Trans>
                </TabLabel>
              </Link>
            </li>
            <li>
              <Link
                to="/financial/settings"
                search={({ institution }) => ({ institution, view: 'lists' as const })}
                className="tabs__tab"
                activeOptions={exact}
              >
                <TabLabel>
                  <Trans>Listas</Trans>
                </TabLabel>
              </Link>
            </li>
          </TabLinks>
        }
      />
      {search.view === 'lists' ? <CatalogLists /> : <Rules search={search} />}
    </>
  )
}

const exact = { exact: true, includeSearch: true } as const

function Rules({ search }: { search: SettingSearch }) {
  const { t } = useLingui()
  const query = useQuery(settingQueries.list())
  const { data, error } = query
  if (error)
    return portalErrorCode(error) === 'FORBIDDEN' ? (
      <Denied title={t`Você não tem acesso às configurações financeiras`} />
    ) : (
      <QueryError query={query} title={t`Não foi possível carregar as configurações financeiras`}>
        <Trans>O serviço financeiro está fora do ar agora.</Trans>
      </QueryError>
    )
  if (!data) return <SkeletonCard lines={8} />
  const { institutions } = data
  const [first, ...others] = institutions
  const names = withoutSharedPrefix(institutions.map(({ name }) => name))
  const chosen = institutions.find(({ institutionId }) => institutionId === search.institution) ?? first
  if (!first || !chosen)
    return (
      <EmptyState icon={<Landmark size={32} />} title={t`Nenhuma instituição para configurar`}>
        <Trans>Configurações aparecem aqui quando a instituição é cadastrada no serviço financeiro.</Trans>
      </EmptyState>
    )
  return (
    <>
      {others.length > 0 ? (
        <SelectFilters
          page={page}
          search={{ institution: chosen.institutionId }}
          filters={[
            {
              name: 'institution',
              label: t`Instituição`,
              options: institutions.map(({ institutionId }, index) => ({ value: institutionId, label: names[index] })),
            },
          ]}
        />
      ) : null}
      <InstitutionRules key={chosen.institutionId} institution={chosen} listed={data} />
    </>
  )
}

function InstitutionRules({ institution, listed: { choices, today } }: { institution: ManagedInstitution; listed: ListedSettings }) {
  const { t } = useLingui()
  const { date, percent } = useFormats()
  const { setting } = institution
  /** Counts removed settings, so that the form starts again without one. */
  const [removed, setRemoved] = useState(0)
  const [fines, interest] = setting ? [percent(setting.today.finesBasisPoints), percent(setting.today.interestBasisPoints)] : ['', '']
  const until = setting?.content.ratesFrom
  const begins = until ? date(until) : ''
  return (
    <>
      {setting === null ? (
        <Notice tone="info" title={t`Esta instituição ainda não tem configurações`}>
          <Trans>Até que sejam salvas, o que for lançado não tem multa nem juros.</Trans>
        </Notice>
      ) : until ? (
        <Notice tone="info" title={t`Outros percentuais começam em ${begins}`}>
          <Trans>
            Até lá, o que for lançado tem multa de {fines} e juros de {interest} ao mês.
          </Trans>
        </Notice>
      ) : null}
      <SettingsForm
        key={removed}
        institution={institution}
        choices={choices}
        today={today}
        aside={
          setting ? (
            <>
              <SettingVersions institution={institution} setting={setting} choices={choices} today={today} />
              <RemoveSetting institution={institution} settingId={setting.settingId} onRemoved={() => setRemoved((count) => count + 1)} />
            </>
          ) : null
        }
      />
    </>
  )
}
