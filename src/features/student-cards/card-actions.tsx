import { Trans, useLingui } from '@lingui/react/macro'
import type { CardPdfSize, StudentCard } from '#api/academic/student-cards.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { ReportLostCard } from './report-lost-card.tsx'

/** The student's actions for a card, besides showing it. */
export function CardActions({ card }: { card: StudentCard }) {
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
