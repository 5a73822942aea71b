import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, MapPin } from 'lucide-react'
import type { PersonalAddress, PersonalData } from '#api/academic/personal-data.ts'
import type { ListedPerson } from '#api/academic/personal-data-staff.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { brazilianPhone } from '#design/components/fields/masks/brazilian-phone.ts'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { portalErrorCode } from '../../../request/portal-error.ts'
import { useFormats } from '../../../request/use-formats.ts'
import { QueryError } from '../../../kit/query-error.tsx'
import { EmailLink } from '../../../subjects/person/email-link.tsx'
import { ChangeHistory } from '../change-history.tsx'
import { useFieldList, usePurposes } from '../use-update-words.ts'
import { useCourseWords } from '../../../subjects/person/use-course-words.ts'
import { studentDataChangesQuery, studentDataQuery } from './student-data.queries.ts'
import { type ChangesSearch, changesSearch } from './student-data-search.ts'

const back = (
  <Link to="/personal-data" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
    <ArrowLeft />
    <Trans>Dados dos alunos</Trans>
  </Link>
)

/** Shows a person's data to staff: contact, addresses, and who changed what. */
export function StudentDataPage({ personId, search }: { personId: number; search: ChangesSearch }) {
  const { t } = useLingui()
  const query = useQuery(studentDataQuery(personId))
  const changes = useQuery(studentDataChangesQuery(personId, search))
  const { data: person, error } = query
  if (!person)
    return (
      <>
        <PageHeader title={t`Dados pessoais`} back={back} />
        {error && portalErrorCode(error) === 'NOT_FOUND' ? (
          <Notice tone="warning" title={t`Pessoa não encontrada`}>
            <Trans>Só aparecem alunos e candidatos da instituição em que você está.</Trans>
          </Notice>
        ) : error ? (
          <QueryError query={query} title={t`Não foi possível carregar os dados desta pessoa`} />
        ) : (
          <SkeletonCard lines={6} />
        )}
      </>
    )
  return (
    <>
      <PageHeader title={<span dir="auto">{person.name}</span>} back={back} />
      <TwoColumn
        aside={
          <ChangeHistory
            query={changes}
            search={search}
            list={{ path: `/personal-data/${personId}`, read: changesSearch }}
            emptyText={<Trans>Nada mudou ainda.</Trans>}
            renderLink={(page, link) => (
              <Link {...link} to="/personal-data/$personId" params={{ personId: String(personId) }} search={{ ...search, page }} />
            )}
          />
        }
      >
        <RequestNotice request={person.data.request} />
        <IdentityCard person={person} />
        <ContactCard data={person.data} />
        <AddressesCard addresses={person.data.addresses} />
      </TwoColumn>
    </>
  )
}

/** The facts by which staff tell people with the same name apart. */
function IdentityCard({
  person: { taxId, username, courses },
}: {
  person: Pick<ListedPerson, 'taxId' | 'courses'> & { username: string }
}) {
  const { t } = useLingui()
  const { courseText } = useCourseWords()
  return (
    <Card aria-labelledby="identity">
      <CardHeader id="identity" title={<Trans>Identificação</Trans>} />
      <CardSection>
        <DescriptionList
          items={[
            ...(taxId ? [{ term: t`CPF`, description: taxId }] : []),
            { term: t`Usuário`, description: <span translate="no">{username}</span> },
            ...courses.map(({ course, academicRecord }) => ({
              term: t`Curso`,
              id: academicRecord,
              description: courseText(course, academicRecord),
            })),
          ]}
        />
      </CardSection>
    </Card>
  )
}

function RequestNotice({ request }: Pick<PersonalData, 'request'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const getList = useFieldList()
  if (!request) return null
  if (request.missing.length === 0) return <Notice tone="ok" title={t`Confirmou os dados que a instituição pediu`} />
  const [day, fields] = [formats.date(request.dueOn), getList(request.missing)]
  return (
    <Notice tone="warning" title={t`Ainda não confirmou os dados, pedidos até ${day}`}>
      <Trans>Falta confirmar: {fields}.</Trans>
    </Notice>
  )
}

function ContactCard({ data: { email, pendingEmail, mobile, mobileProof, pendingMobile, phone } }: { data: PersonalData }) {
  const { t } = useLingui()
  const none = t`Não informado`
  const written = (digits: string) => (brazilianPhone.isValid(digits) ? brazilianPhone.format(digits) : digits)
  const proof = mobileProof === 'proven' ? t`confirmado por SMS` : t`sem confirmação`
  const waiting = pendingMobile && pendingMobile.mobile !== mobile ? written(pendingMobile.mobile) : null
  return (
    <Card aria-labelledby="contact">
      <CardHeader id="contact" title={<Trans>Contato</Trans>} />
      <CardSection>
        <DescriptionList
          items={[
            { term: t`E-mail`, description: email ? <EmailLink email={email} /> : none },
            ...(pendingEmail ? [{ term: t`E-mail a confirmar`, description: <EmailLink email={pendingEmail} /> }] : []),
            { term: t`Celular`, description: mobile ? `${written(mobile)}, ${proof}` : none },
            ...(waiting ? [{ term: t`Celular a confirmar`, description: waiting }] : []),
            { term: t`Telefone fixo`, description: phone ? written(phone) : none },
          ]}
        />
      </CardSection>
    </Card>
  )
}

function AddressesCard({ addresses }: { addresses: readonly PersonalAddress[] }) {
  const purposes = usePurposes()
  return (
    <Card aria-labelledby="addresses">
      <CardHeader id="addresses" title={<Trans>Endereços</Trans>} />
      {addresses.length === 0 ? (
        <CardSection>
          <p>
            <Trans>Nenhum endereço informado.</Trans>
          </p>
        </CardSection>
      ) : (
        <CardRows>
          {addresses.map(({ addressId, purpose, address, number, complement, neighborhood, city, state, zipCode, countryIsoCode }) => (
            <ItemRow
              key={addressId}
              icon={<MapPin />}
              title={
                <span dir="auto" translate="no">
                  {[`${address}, ${number}`, complement].filter(Boolean).join(', ')}
                </span>
              }
              description={[
                purposes[purpose],
                neighborhood,
                city,
                state,
                countryIsoCode === 'BR' ? zipCode.replace(/^(\d{5})(\d{3})$/, '$1-$2') : zipCode,
                countryIsoCode === 'BR' ? '' : countryIsoCode,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </CardRows>
      )}
    </Card>
  )
}
