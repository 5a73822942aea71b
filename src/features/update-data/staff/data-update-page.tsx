import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { DataUpdateState } from '#api/academic/personal-data-staff.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useDateField } from '../../../i18n/use-date-field.ts'
import { type PortalErrorCode, portalErrorCode } from '../../../request/portal-error.ts'
import { useFormats } from '../../../request/use-formats.ts'
import { rpc } from '../../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../../kit/form/app-form.tsx'
import { useAppForm } from '../../../kit/form/use-app-form.ts'
import { QueryError } from '../../../kit/query-error.tsx'
import { useFieldNames } from '../use-update-words.ts'
import { dataUpdateQuery } from './student-data.queries.ts'
import { addressFields, contactFields } from '#api/address-rules.ts'
import type { PersonalField } from '#api/academic/personal-data.ts'

interface DataUpdateValues {
  dueOn: string
  fields: PersonalField[]
  isRequired: boolean
}

const allFields: readonly PersonalField[] = [...contactFields, ...addressFields]

const readFields = (names: readonly unknown[]): PersonalField[] => allFields.filter((field) => names.includes(field))

const dataUpdateValues = (request: DataUpdateState['request']): DataUpdateValues =>
  request ?? { dueOn: '', fields: [...allFields], isRequired: false }

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

type Outcome = 'asked' | 'withdrawn'

/** Shows what the institution asks its students to confirm, and how many have done so. */
export function DataUpdatePage() {
  const { t } = useLingui()
  const query = useQuery(dataUpdateQuery)
  const [outcome, setOutcome] = useState<Outcome>()
  const { data, error } = query
  return (
    <>
      <PageHeader
        title={t`Confirmação de dados`}
        subtitle={t`O que a instituição pede que os alunos confiram. O pedido aparece no início do portal de cada um.`}
        back={
          <Link to="/personal-data" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <ArrowLeft />
            <Trans>Dados dos alunos</Trans>
          </Link>
        }
      />
      {error && portalErrorCode(error) === 'FORBIDDEN' ? (
        <Notice title={t`Escolha uma instituição`}>
          <Trans>O pedido é de cada instituição. Troque de acesso para o perfil de uma delas.</Trans>
        </Notice>
      ) : error && !data ? (
        <QueryError query={query} title={t`Não foi possível carregar o pedido`} />
      ) : !data ? (
        <SkeletonCard lines={8} />
      ) : (
        <>
          {outcome === 'asked' ? <Notice tone="ok" live="status" title={t`Pedido publicado`} /> : null}
          {outcome === 'withdrawn' ? <Notice tone="ok" live="status" title={t`Pedido retirado`} /> : null}
          <TwoColumn lead={data.request ? <CurrentCard state={data} request={data.request} onDone={setOutcome} /> : null} aside={null}>
            <RequestCard key={data.request ? 'change' : 'new'} state={data} onDone={setOutcome} />
          </TwoColumn>
        </>
      )}
    </>
  )
}

function useAskProblem(): (code: PortalErrorCode) => string {
  const { t } = useLingui()
  return (code) =>
    code === 'INVALID_INFORMATION'
      ? t`Informe um dia a partir de hoje, em até um ano`
      : code === 'FORBIDDEN'
        ? t`O seu perfil não permite pedir a confirmação de dados.`
        : t`Não foi possível salvar o pedido. Tente de novo em alguns minutos.`
}

interface PartProps {
  state: DataUpdateState
  onDone: (outcome: Outcome) => void
}

function CurrentCard({
  state: { students, confirmed },
  request,
  onDone,
}: PartProps & { request: NonNullable<DataUpdateState['request']> }) {
  const { t } = useLingui()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => rpc.academic.personalDataStaff.withdrawUpdate.mutate(),
    onSuccess: (state) => {
      queryClient.setQueryData(dataUpdateQuery.queryKey, state)
      onDone('withdrawn')
    },
  })
  const [isAsking, setAsking] = useState(false)
  const total = formats.number(students)
  return (
    <Card aria-labelledby="current">
      <CardHeader id="current" title={<Trans>Pedido em vigor</Trans>} />
      <CardSection>
        <DescriptionList
          layout="stacked"
          items={[
            { term: t`Confirmaram`, description: t`${plural(confirmed, { one: `# de ${total} alunos`, other: `# de ${total} alunos` })}` },
            { term: t`Prazo`, description: formats.date(request.dueOn) },
            { term: t`Pedido desde`, description: formats.dateTime(request.askedAt) },
          ]}
        />
        <Form
          aria-label={t`Retirar o pedido`}
          onSubmit={(event) => {
            event.preventDefault()
            setAsking(true)
          }}
          actions={
            <Button type="submit" full>
              <Trans>Retirar o pedido</Trans>
            </Button>
          }
        />
        {isAsking ? (
          <Suspense>
            <ConfirmDialog
              open
              question={t`Retirar o pedido?`}
              confirmLabel={t`Retirar o pedido`}
              cancelLabel={t`Manter o pedido`}
              loading={withdraw.isPending}
              error={withdraw.isError ? t`Não foi possível retirar o pedido. Ele continua em vigor: tente de novo.` : undefined}
              onCancel={() => setAsking(false)}
              onConfirm={() => withdraw.mutate()}
            >
              <Trans>Ele some do início do portal dos alunos. O que já foi confirmado continua confirmado.</Trans>
            </ConfirmDialog>
          </Suspense>
        ) : null}
      </CardSection>
    </Card>
  )
}

function RequestCard({ state: { request }, onDone }: PartProps) {
  const { t } = useLingui()
  const names = useFieldNames()
  const dateField = useDateField()
  const queryClient = useQueryClient()
  const getProblem = useAskProblem()
  const values = dataUpdateValues(request)
  const form = useAppForm<typeof values, void>({
    initialValues: values,
    validate: ({ dueOn, fields }) => ({
      dueOn: dueOn === '' && t`Informe o prazo`,
      fields: fields.length === 0 && t`Escolha pelo menos um dado`,
    }),
    submit: async (data) => {
      queryClient.setQueryData(dataUpdateQuery.queryKey, await rpc.academic.personalDataStaff.askForUpdate.mutate(data))
      onDone('asked')
    },
    serverError: (code) => (code === 'INVALID_INFORMATION' ? { dueOn: getProblem(code) } : getProblem(code)),
    resetOnSuccess: true,
  })
  const getError = (name: string) => form.errors.find(({ fieldId }) => fieldId === name)?.message
  return (
    <Card aria-labelledby="ask">
      <CardHeader id="ask" title={request ? <Trans>Mudar o pedido</Trans> : <Trans>Novo pedido</Trans>} />
      <CardSection>
        <AppForm
          form={form}
          aria-labelledby="ask"
          stickyActions
          actions={
            <SubmitButton form={form} variant="primary">
              {request ? <Trans>Salvar pedido</Trans> : <Trans>Publicar pedido</Trans>}
            </SubmitButton>
          }
        >
          <DateField
            {...dateField}
            id="dueOn"
            label={t`Confirmar até`}
            defaultValue={values.dueOn || undefined}
            onValueChange={(dueOn) => form.set('dueOn', dueOn ?? '')}
            error={getError('dueOn')}
          />
          <div id="fields" tabIndex={-1}>
            <CheckboxGroup
              legend={t`O que confirmar`}
              hint={t`O aluno confirma o contato e o endereço, cada um por inteiro. Mudar o pedido não desfaz o que já foi confirmado.`}
              name="fields"
              columns
              value={form.values.fields}
              onChange={(chosen) => form.set('fields', readFields(chosen))}
              options={allFields.map((field) => ({ value: field, label: names[field] }))}
              error={getError('fields')}
            />
          </div>
          <Checkbox
            checked={form.values.isRequired}
            onChange={(event) => form.set('isRequired', event.currentTarget.checked)}
            label={t`Levar o aluno aos dados pessoais uma vez a cada acesso`}
            description={t`Ele pode seguir para o portal sem confirmar. Sem esta opção, o portal só lembra no início.`}
          />
        </AppForm>
      </CardSection>
    </Card>
  )
}
