import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ClipboardList, LayoutTemplate } from 'lucide-react'
import { requestTypeQueries } from '../../../features/request-types/request-types.queries.ts'
import { templateQueries } from '../../../features/templates/templates.queries.ts'
import { offersPage } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { type FoundRecords, getRecords } from './found-records.ts'

/** Request types that staff edit, by name. @param wanted null to find nothing */
export function useEditedTypeEntries(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const { openPaths, locale } = useShell()
  const navigate = useNavigate()
  const enabled = wanted !== null && offersPage({ openPaths }, '/request-types')
  const query = useQuery({ ...requestTypeQueries.list(), enabled })
  return getRecords(query, enabled ? query.data : undefined, ({ typeId, name, isActive }) => ({
    id: `edited-type-${typeId}`,
    title: name[locale],
    description: isActive ? t`Editar tipo de requerimento` : t`Editar tipo de requerimento, não oferecido agora`,
    icon: <ClipboardList />,
    run: () => void navigate({ to: '/request-types/$typeId', params: { typeId } }),
  }))
}

/** Templates of documents, by name. @param wanted null to find nothing */
export function useTemplateEntries(wanted: string | null): FoundRecords {
  const { t } = useLingui()
  const { openPaths } = useShell()
  const navigate = useNavigate()
  const enabled = wanted !== null && offersPage({ openPaths }, '/financial/template')
  const query = useQuery({ ...templateQueries.list(), enabled })
  const documents = { 'income-report': t`Modelo de informe de pagamentos`, 'bank-slip': t`Modelo de boleto` }
  return getRecords(query, enabled ? query.data?.results : undefined, ({ templateId, name, document, institutionName, usedVersion }) => ({
    id: `template-${templateId}`,
    title: name,
    description: [documents[document], institutionName, usedVersion === null ? t`fora de uso` : t`em uso`].join(' · '),
    icon: <LayoutTemplate />,
    run: () => void navigate({ to: '/financial/template/$templateId', params: { templateId } }),
  }))
}
