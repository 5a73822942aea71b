import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QrCode as QrIcon } from 'lucide-react'
import type { AcademicEnrollment } from '#api/academic/academic-situation.ts'
import type { StudentCard } from '#api/academic/student-cards.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { CardBrand, IdentityCard, IdentityCardGroup } from '#design/patterns/identity-card.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { PhotoForm } from './ask-for-card.tsx'
import { CardMenu } from './card-menu.tsx'
import { CardPicture, useCardPlace } from './card-place.tsx'
import { studentCardQueries } from './student-cards.queries.ts'

/** A card that counts, or will when its photo is accepted. */
export function StudentCardView({ card }: { card: StudentCard }) {
  const { enrollmentId, course, situation, photoReason } = card
  const { t } = useLingui()
  const isActive = situation === 'active'
  return (
    <IdentityCardGroup
      card={<WalletCard card={card} />}
      actions={
        isActive ? (
          <>
            <ShowCode card={card} />
            <CardMenu card={card} />
          </>
        ) : null
      }
    >
      {situation === 'photo_pending' ? (
        <Notice>
          <Trans>A secretaria está conferindo a sua foto. Quando for aceita, o código aparece aqui.</Trans>
        </Notice>
      ) : situation === 'photo_refused' ? (
        <Notice
          tone="danger"
          title={<Trans>A foto foi recusada</Trans>}
          action={<PhotoForm {...{ enrollmentId, course }}>{t`Enviar outra foto`}</PhotoForm>}
        >
          {photoReason}
        </Notice>
      ) : isActive ? (
        <AnotherPhoto card={card} />
      ) : null}
      <Folds card={card} />
    </IdentityCardGroup>
  )
}

function WalletCard({ card }: { card: StudentCard }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { tenant } = useShell()
  const { student, academicRecord, course, validUntil, situation } = card
  const { issuer, campus } = useCardPlace(card)
  return (
    <IdentityCard
      label={t`Carteira de ${course}`}
      brand={<CardBrand name={issuer} initial={tenant.initial} logo={tenant.logo?.mini} />}
      name={student}
      photo={<CardPicture card={card} />}
      lines={[<OfficeText key="course">{course}</OfficeText>, ...(campus === null ? [] : [campus])]}
      facts={[
        { term: t`matrícula`, description: academicRecord },
        { term: t`válida até`, description: formats.date(validUntil) },
      ]}
      isActive={situation === 'active'}
    />
  )
}

/** The link that turns the card to its code, which is fetched before it is asked for. */
function ShowCode({ card }: { card: StudentCard }) {
  useQuery(studentCardQueries.proof(card))
  const { t } = useLingui()
  const { course } = card
  return (
    <Link
      to="/enrollment-student-cards"
      search={{ code: card.cardId }}
      className={buttonLook({ variant: 'primary', size: 'lg' })}
      aria-label={t`Mostrar código: ${course}`}
    >
      <QrIcon />
      <Trans>Mostrar código</Trans>
    </Link>
  )
}

/** A card that no longer counts: a row with its reason. */
export function EndedCard({ card, enrollment }: { card: StudentCard; enrollment: AcademicEnrollment }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { enrollmentId, course, situation, validUntil } = card
  const { status, endedOn } = enrollment
  const day = formats.date(situation === 'expired' || endedOn === null ? validUntil : endedOn)
  return (
    <ItemRow
      weight="light"
      title={<OfficeText>{course}</OfficeText>}
      description={
        situation === 'expired' ? (
          <Trans>Venceu em {day}</Trans>
        ) : status === 'locked' || endedOn === null ? (
          <Trans>Só vale com a matrícula ativa. Procure a secretaria.</Trans>
        ) : (
          <Trans>Encerrada em {day}</Trans>
        )
      }
      action={
        situation === 'expired' ? (
          <PhotoForm variant="outline" {...{ enrollmentId, course }}>{t`Renovar com outra foto`}</PhotoForm>
        ) : undefined
      }
    />
  )
}

/** Says what became of another photo of an active card, or asks for the one that it lacks. */
function AnotherPhoto({ card: { enrollmentId, course, hasPhoto, newPhoto, photoReason } }: { card: StudentCard }) {
  const { t } = useLingui()
  if (newPhoto === 'pending')
    return (
      <Notice>
        <Trans>A secretaria está conferindo a nova foto. Enquanto isso, a carteira vale como está.</Trans>
      </Notice>
    )
  if (newPhoto === 'refused')
    return (
      <Notice
        tone="danger"
        title={<Trans>A nova foto foi recusada. A carteira continua valendo.</Trans>}
        action={<PhotoForm variant="outline" {...{ enrollmentId, course }}>{t`Enviar outra foto`}</PhotoForm>}
      >
        {photoReason}
      </Notice>
    )
  if (hasPhoto) return null
  return (
    <Notice
      title={<Trans>Falta a sua foto</Trans>}
      action={<PhotoForm variant="outline" {...{ enrollmentId, course }}>{t`Enviar foto`}</PhotoForm>}
    >
      <Trans>Sem foto, a portaria pede também um documento.</Trans>
    </Notice>
  )
}

/** What is read now and then. */
function Folds({ card: { enrollmentId, course, situation, hasPhoto, newPhoto, checkIns } }: { card: StudentCard }) {
  const { t } = useLingui()
  const formats = useFormats()
  const mayChangePhoto = situation === 'active' && hasPhoto && newPhoto === null
  if (!mayChangePhoto && checkIns.length === 0) return null
  return (
    <Card as="div">
      {checkIns.length > 0 ? (
        <CardSection>
          <Disclosure summary={t`Últimas entradas`}>
            <PlainList>
              {checkIns.map(({ at, place }) => (
                <PlainRow key={at} aside={formats.dateTime(at)}>
                  {place}
                </PlainRow>
              ))}
            </PlainList>
          </Disclosure>
        </CardSection>
      ) : null}
      {mayChangePhoto ? (
        <CardSection>
          <Disclosure summary={t`Trocar a foto`}>
            <p>
              <Trans>A foto atual vale até a nova ser aceita.</Trans>
            </p>
            <PhotoForm variant="outline" {...{ enrollmentId, course }}>{t`Enviar outra foto`}</PhotoForm>
          </Disclosure>
        </CardSection>
      ) : null}
    </Card>
  )
}
