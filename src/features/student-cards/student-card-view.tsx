import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { appConfig } from '#config'
import type { StudentCard, CardPdfSize } from '#api/academic/student-cards.ts'
import { Button } from '#design/components/actions/button.tsx'
import { initials } from '#design/components/choices/initials.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { QrCode } from '#design/components/data/qr-code.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { BrightView } from '#design/patterns/bright-view.tsx'
import { IdentityCard } from '#design/patterns/identity-card.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { PhotoForm } from './ask-for-card.tsx'
import { CardStatus } from './card-words.tsx'
import { studentCardQueries } from './student-cards.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { ReportLostCard } from './report-lost-card.tsx'

/** The student's actions for a card, besides showing it. */
function CardActions({ card }: { card: StudentCard }) {
  const { t } = useLingui()
  const { cardId, course, situation } = card
  const pdf = (size: CardPdfSize) => `${appConfig.basePath}/enrollment-student-cards/${cardId}/pdf?size=${size}`
  return (
    <div className="button-row">
      {situation === 'active' ? (
        <>
          <a href={pdf('card')} download className={buttonLook({ size: 'sm' })} aria-label={t`PDF em tamanho de cartão: ${course}`}>
            <Trans>PDF em tamanho de cartão</Trans>
          </a>
          <a href={pdf('a4')} download className={buttonLook({ size: 'sm' })} aria-label={t`PDF em folha A4: ${course}`}>
            <Trans>PDF em folha A4</Trans>
          </a>
          <span data-scripted>
            <Button size="sm" onClick={() => window.print()}>
              <Trans>Imprimir</Trans>
            </Button>
          </span>
        </>
      ) : null}
      {situation === 'inactive' ? null : <ReportLostCard card={card} />}
    </div>
  )
}

export function StudentCardView({ card }: { card: StudentCard }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { cardId, enrollmentId, student, academicRecord, course, institution, situation, validUntil, hasPhoto, photoReason } = card
  const isActive = situation === 'active'
  return (
    <div className="identity-card__group">
      <IdentityCard
        label={t`Carteira de ${course}`}
        issuer={institution}
        kind={t`Carteira de estudante`}
        name={student}
        initials={initials(student)}
        photo={hasPhoto ? `${appConfig.basePath}/enrollment-student-cards/photo/${cardId}` : null}
        photoLabel={t`Foto de ${student}`}
        status={<CardStatus situation={situation} />}
        facts={[
          { term: t`Curso`, description: <OfficeText>{course}</OfficeText> },
          { term: t`Matrícula`, description: academicRecord },
          ...(situation === 'inactive' ? [] : [{ term: t`Válida até`, description: formats.date(validUntil) }]),
        ]}
        code={isActive ? <CardCode card={card} /> : null}
        isActive={isActive}
      />
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
      ) : situation === 'inactive' ? (
        <Notice tone="warning">
          <Trans>A carteira só vale com a matrícula ativa. Procure a secretaria.</Trans>
        </Notice>
      ) : situation === 'expired' ? (
        <Notice tone="warning" action={<PhotoForm {...{ enrollmentId, course }}>{t`Renovar com outra foto`}</PhotoForm>}>
          <Trans>A validade desta carteira terminou.</Trans>
        </Notice>
      ) : isActive ? (
        <AnotherPhoto card={card} />
      ) : null}
      <CardActions card={card} />
      <CheckIns card={card} />
    </div>
  )
}

/** Form for another photo of an active card, which has none yet or an accepted one. */
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
        action={<PhotoForm {...{ enrollmentId, course }}>{t`Enviar outra foto`}</PhotoForm>}
      >
        {photoReason}
      </Notice>
    )
  if (!hasPhoto)
    return (
      <Notice
        title={<Trans>Esta carteira está sem foto</Trans>}
        action={<PhotoForm {...{ enrollmentId, course }}>{t`Enviar foto`}</PhotoForm>}
      >
        <Trans>Sem foto, a portaria pede também um documento.</Trans>
      </Notice>
    )
  return (
    <Card as="div">
      <CardSection>
        <Disclosure summary={t`Trocar a foto`}>
          <p>
            <Trans>A foto atual vale até a nova ser aceita.</Trans>
          </p>
          <PhotoForm {...{ enrollmentId, course }}>{t`Enviar outra foto`}</PhotoForm>
        </Disclosure>
      </CardSection>
    </Card>
  )
}

/** Shows the QR code, which changes every few minutes, so that a photograph of the screen soon becomes useless. */
function CardCode({ card }: { card: StudentCard }) {
  const { t } = useLingui()
  const { data, isError, isPaused, refetch, isFetching } = useQuery(studentCardQueries.proof(card))
  const formats = useFormats()
  const { typedCode, student, course, validUntil } = card
  const day = formats.date(validUntil)
  const [isBright, setBright] = useState(false)
  if (!data)
    return isError ? (
      <Notice tone="warning" action={<Button size="sm" loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}>
        <Trans>Não foi possível gerar o código. Diga este na portaria: {typedCode}</Trans>
      </Notice>
    ) : (
      <Skeleton shape="card" />
    )
  const label = t`Código da carteira`
  return (
    <>
      <QrCode {...data.qr} label={label} caption={<Trans>Sem câmera: {typedCode}</Trans>} />
      {isError || isPaused ? (
        <Notice tone="warning" live="status">
          <Trans>
            Sem internet. Este código vale até {formats.time(data.expiresAt)}; depois, diga na portaria o código que está abaixo dele.
          </Trans>
        </Notice>
      ) : null}
      <div data-scripted>
        <Button variant="primary" full icon={<Maximize2 />} onClick={() => setBright(true)}>
          <Trans>Mostrar na tela toda</Trans>
        </Button>
      </div>
      {isBright ? (
        <BrightView
          title={t`Carteira de ${course}`}
          facts={
            <>
              <strong dir="auto">{student}</strong>
              <Trans>Válida até {day}</Trans>
            </>
          }
          closeLabel={t`Fechar`}
          onClose={() => setBright(false)}
        >
          <QrCode {...data.qr} label={label} caption={<Trans>Sem câmera: {typedCode}</Trans>} />
        </BrightView>
      ) : null}
    </>
  )
}

function CheckIns({ card: { checkIns } }: { card: StudentCard }) {
  const { t } = useLingui()
  const formats = useFormats()
  if (checkIns.length === 0) return null
  return (
    <Card as="div">
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
    </Card>
  )
}
