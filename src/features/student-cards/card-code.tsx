import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { WifiOff, X } from 'lucide-react'
import type { StudentCard } from '#api/academic/student-cards.ts'
import { Button } from '#design/components/actions/button.tsx'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { QrCode } from '#design/components/data/qr-code.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { BrightView } from '#design/patterns/bright-view.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { CardMenu } from './card-menu.tsx'
import { CardPicture, useCardPlace } from './card-place.tsx'
import { studentCardQueries } from './student-cards.queries.ts'

const page = '/enrollment-student-cards'

/** Shows the QR code, which changes every few minutes, so that a photograph of the screen soon becomes useless. */
export function CardCode({ card, isSigned }: { card: StudentCard; isSigned: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { cardId, course, student, typedCode } = card
  const { issuer } = useCardPlace(card)
  const short = useQuery(studentCardQueries.proof(card))
  // Fetched before it is asked for, which may be where there is no network.
  const signed = useQuery(studentCardQueries.proof(card, true))
  const query = isSigned ? signed : short
  return (
    <BrightView
      title={t`Carteira de ${course}`}
      onClose={() => void navigate({ to: page, replace: true })}
      close={
        <Link to={page} replace aria-label={t`Fechar`} title={t`Fechar`} className={iconButtonLook()}>
          <X />
        </Link>
      }
      menu={<CardMenu card={card} />}
      holder={{ photo: <CardPicture card={card} />, name: student, issuer }}
      code={
        query.data ? (
          <QrCode {...query.data.qr} label={t`Código da carteira`} />
        ) : query.isError ? (
          <Notice
            tone="warning"
            action={<Button size="sm" loading={query.isFetching} onClick={() => query.refetch()}>{t`Tentar de novo`}</Button>}
          >
            <Trans>Não foi possível gerar o código QR. Use o código para digitar.</Trans>
          </Notice>
        ) : (
          <Skeleton shape="card" />
        )
      }
      typed={{ label: <Trans>Código para digitar:</Trans>, code: typedCode }}
      foot={
        <>
          <OfflineWarning query={query} />
          <Link to={page} search={{ code: cardId, signed: isSigned ? undefined : 'yes' }} replace>
            {isSigned ? (
              <Trans>Voltar ao código simples</Trans>
            ) : (
              <>
                <WifiOff size={20} />
                <Trans>Portaria sem internet</Trans>
              </>
            )}
          </Link>
        </>
      }
    />
  )
}

type ProofQuery = Pick<ReturnType<typeof useQuery<{ expiresAt: string }>>, 'data' | 'isError' | 'isPaused'>

function OfflineWarning({ query: { data, isError, isPaused } }: { query: ProofQuery }) {
  const formats = useFormats()
  if (!data || !(isError || isPaused)) return null
  const time = formats.time(data.expiresAt)
  return (
    <p role="status">
      <Trans>Sem internet. Este código vale até {time}; depois, diga na portaria o código para digitar.</Trans>
    </p>
  )
}
