import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import type { SavedView } from '#api/academic/request-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { officeAddress, type OfficeSearch, searchOfView } from './office-search.ts'

/** Lists saved filters by name: those that everybody needs, and the reader's own. */
export function SavedViews({ search }: { search: OfficeSearch }) {
  const { t } = useLingui()
  const { data } = useQuery(rpc.academic.requestOffice.views.queryOptions())
  const [isOpen, setIsOpen] = useState(false)
  const viewInputs: { name: string; search: OfficeSearch }[] = [
    { name: t({ message: 'Em aberto', context: 'requerimentos' }), search: {} },
    { name: t`Meus`, search: { assignee: 'me' } },
    { name: t`Sem responsável`, search: { assignee: 'nobody' } },
    { name: t`Atrasados`, search: { age: 'late' } },
    ...(data?.results ?? []).map(({ name, query }) => ({ name, search: searchOfView(query) })),
  ]
  return (
    <>
      <TabLinks
        label={t`Visões`}
        aside={
          <div>
            <Button size="sm" variant="quiet" folds onClick={() => setIsOpen(true)}>
              <Bookmark />
              <span>
                <Trans>Salvar ou remover visões</Trans>
              </span>
            </Button>
          </div>
        }
      >
        {viewInputs.map((view) => (
          <li key={view.name}>
            <Link
              to="/requests"
              search={view.search}
              className="tabs__tab"
              aria-current={isSame(view.search, search) ? 'page' : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              <TabLabel>{view.name}</TabLabel>
            </Link>
          </li>
        ))}
      </TabLinks>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t`Visões salvas`} closeLabel={t`Fechar`} size="sm">
        <ViewForm search={search} onSaved={() => setIsOpen(false)} />
        <ViewList views={data?.results ?? []} />
      </Dialog>
    </>
  )
}

/** Returns whether two searches are the same, apart from the page. */
function isSame(one: OfficeSearch, other: OfficeSearch): boolean {
  const selection = (search: OfficeSearch) => {
    const { filter, sort } = officeAddress.input(search)
    return JSON.stringify([
      Object.entries(filter)
        .filter(([, value]) => value !== undefined)
        .sort(),
      sort,
    ])
  }
  return selection(one) === selection(other)
}

function ViewForm({ search, onSaved }: { search: OfficeSearch; onSaved: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useAppForm({
    initialValues: { name: '' },
    validate: ({ name }) => ({ name: name.trim() === '' && t`Dê um nome à visão` }),
    submit: async ({ name }) => {
      const { filter, sort } = officeAddress.input(search)
      await rpc.academic.requestOffice.saveView.mutate({ name, query: { filter, sort } })
      await queryClient.invalidateQueries({ queryKey: rpc.academic.requestOffice.views.key() })
      onSaved()
    },
    serverError: (code) =>
      code === 'NOT_ALLOWED' ? t`Você já tem 20 visões. Remova uma antes de salvar outra.` : t`Não foi possível salvar. Tente de novo.`,
    resetOnSuccess: true,
  })
  return (
    <AppForm
      form={form}
      aria-label={t`Salvar a visão`}
      actions={
        <SubmitButton form={form} variant="primary" needsScripts>
          <Trans>Salvar os filtros atuais</Trans>
        </SubmitButton>
      }
    >
      <TextField
        {...form.field('name')}
        label={t`Nome da visão`}
        hint={t`Guarda os filtros e a ordem. Um nome que já existe é substituído.`}
        maxLength={60}
      />
    </AppForm>
  )
}

function ViewList({ views }: { views: readonly SavedView[] }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: (viewId: number) => rpc.academic.requestOffice.removeView.mutate({ viewId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: rpc.academic.requestOffice.views.key() }),
  })
  if (views.length === 0) return null
  return (
    <>
      {remove.isError ? <Notice tone="danger" live="alert" title={t`Não foi possível remover. Tente de novo.`} /> : null}
      <PlainList>
        {views.map(({ viewId, name }) => (
          <PlainRow
            key={viewId}
            aside={
              <Button size="sm" variant="quiet" aria-label={t`Remover ${name}`} onClick={() => remove.mutate(viewId)}>
                <Trans>Remover</Trans>
              </Button>
            }
          >
            <span dir="auto">{name}</span>
          </PlainRow>
        ))}
      </PlainList>
    </>
  )
}
