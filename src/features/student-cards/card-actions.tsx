import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Printer } from 'lucide-react'
import type { CardPdfSize, StudentCard } from '#api/student-cards.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { ReportLostCard } from './report-lost-card.tsx'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What a student does with a card besides showing it. */
export function CardActions({ card }: { card: StudentCard }) {
  const { t } = useLingui()
  const { cardId, course, situation } = card
  const pdf = (size: CardPdfSize) => `${appConfig.basePath}/enrollment-student-cards/${cardId}/pdf?size=${size}`
  return (
    <div className="button-row button-row--size_wide">
      {situation === 'active' ? (
        <>
          <a href={pdf('card')} download className={buttonLook()} aria-label={t`PDF da carteira: ${course}`}>
            <Download {...icon} />
            <Trans>PDF da carteira</Trans>
          </a>
          <a href={pdf('a4')} download className={buttonLook()} aria-label={t`PDF em folha A4: ${course}`}>
            <Download {...icon} />
            <Trans>PDF em folha A4</Trans>
          </a>
          <span data-scripted>
            <Button icon={<Printer {...icon} />} onClick={() => window.print()}>
              <Trans>Imprimir</Trans>
            </Button>
          </span>
        </>
      ) : null}
      <ReportLostCard card={card} />
    </div>
  )
}
