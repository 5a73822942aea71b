import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PersonalData } from '#api/academic/personal-data.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import type { SessionPerson } from '../../request/session/session.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { ContactProof } from '../../subjects/contact/contact-proof.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { AddressList } from './address-list.tsx'
import { ChangeHistory } from './change-history.tsx'
import type { getPersonalData } from './update-data.functions.ts'
import { personalDataChangesQuery, personalDataQuery } from './update-data.queries.ts'
import { updateDataSearch, type UpdateDataSearch } from './update-data-search.ts'
import { UpdateFormCard } from './update-form.tsx'
import { type AddressChoice, chosenAddress, type PostedUpdate } from './update-values.ts'
import { useFieldList, useSavedWords } from './use-update-words.ts'

const page = { path: '/update-data', read: updateDataSearch }

/** Shows contact and addresses, what the institution wants confirmed, and the changes (docs/requirements/academic-and-financial.md §3). */
export function UpdateDataPage({ search, posted }: { search: UpdateDataSearch; posted: PostedUpdate | undefined }) {
  const { t } = useLingui()
  const { person } = useShell()
  const query = useQuery(personalDataQuery)
  if (!person) return null
  return (
    <>
      <PageHeader title={<Trans>Dados pessoais</Trans>} subtitle={<Trans>Como a instituição encontra você.</Trans>} />
      {query.isError && !query.data ? (
        <QueryError query={query} title={t`Não foi possível carregar os seus dados`}>
          <Trans>O serviço acadêmico está fora do ar agora. Os seus dados continuam guardados.</Trans>
        </QueryError>
      ) : !query.data ? (
        <>
          <SkeletonCard lines={4} />
          <SkeletonCard lines={10} />
        </>
      ) : (
        <Loaded {...query.data} search={search} posted={posted} />
      )}
    </>
  )
}

function Loaded({
  data,
  person: known,
  search,
  posted,
}: Awaited<ReturnType<typeof getPersonalData>> & { search: UpdateDataSearch; posted: PostedUpdate | undefined }) {
  const { t } = useLingui()
  const { person } = useShell()
  const savedWords = useSavedWords(data)
  const changes = useQuery(personalDataChangesQuery(search))
  if (!person) return null
  const { name } = person
  return (
    <TwoColumn
      aside={
        <>
          <IdentityCard known={known} />
          <ChangeHistory
            query={changes}
            list={page}
            search={search}
            emptyText={<Trans>Nada mudou ainda. O que você alterar aqui aparece nesta lista.</Trans>}
            renderLink={(target, link) => <Link {...link} to="/update-data" search={{ ...search, page: target }} />}
          />
        </>
      }
    >
      {search.saved ? <Notice tone="ok" live="status" title={savedWords} /> : null}
      <AskedNotice data={data} isLed={search.led !== undefined} />
      {person.impersonated ? (
        <Notice title={t`Estes são os dados de ${name}`}>
          <Trans>Somente o titular da conta pode mudar estes dados.</Trans>
        </Notice>
      ) : null}
      {person.impersonated ? null : <ContactProof state={data} page="update-data" outcome={search.proof} />}
      <ChosenAddress key={search.address} asked={search.address} data={data} person={person} posted={posted} />
    </TwoColumn>
  )
}

/** Shows the form of the chosen address; a new one becomes the chosen one once saved, while the form stays open. */
function ChosenAddress({
  asked,
  data,
  person,
  posted,
}: {
  asked: AddressChoice | undefined
  data: PersonalData
  person: SessionPerson
  posted: PostedUpdate | undefined
}) {
  const [choice, setChoice] = useState(() => chosenAddress(data, asked))
  return (
    <>
      <AddressList addresses={data.addresses} choice={choice} disabled={person.impersonated} />
      <UpdateFormCard data={data} choice={choice} onAddressSaved={setChoice} person={person} posted={posted} />
    </>
  )
}

function AskedNotice({ data: { request, mobile, pendingMobile }, isLed }: { data: PersonalData; isLed: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const getList = useFieldList()
  if (!request || request.missing.length === 0) return null
  const day = formats.date(request.dueOn)
  // A missing mobile number cannot be confirmed; it has to be entered.
  const lacksMobile = request.missing.includes('mobile') && !mobile && !pendingMobile
  const toConfirm = request.missing.filter((field) => field !== 'mobile' || !lacksMobile)
  const fields = getList(toConfirm)
  return (
    <Notice
      tone="warning"
      title={t`A instituição pede que você confirme os seus dados até ${day}`}
      action={
        isLed ? (
          <Link to="/" className={buttonLook({ variant: 'outline', size: 'sm' })}>
            <Trans>Seguir sem confirmar</Trans>
          </Link>
        ) : null
      }
    >
      {toConfirm.length > 0 ? <Trans>Confira e salve, mesmo que nada tenha mudado: {fields}.</Trans> : null}{' '}
      {lacksMobile ? <Trans>Informe o seu celular.</Trans> : null}
    </Notice>
  )
}

function IdentityCard({ known: { name, taxId, academicRecords } }: { known: Awaited<ReturnType<typeof getPersonalData>>['person'] }) {
  const { t } = useLingui()
  return (
    <Card aria-labelledby="identity">
      <CardHeader id="identity" title={<Trans>Cadastro na instituição</Trans>} />
      <CardSection>
        <DescriptionList
          items={[
            { term: t`Nome`, description: <span dir="auto">{name}</span> },
            ...(taxId === null ? [] : [{ term: t`CPF`, description: taxId.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') }]),
            ...(academicRecords.length === 0 ? [] : [{ term: t`Matrícula`, description: academicRecords.join(', ') }]),
          ]}
        />
        <p>
          <Trans>Para corrigir estes dados, fale com a secretaria.</Trans>
        </p>
      </CardSection>
    </Card>
  )
}
