import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { getBasisPoints } from '../../kit/form/basis-points.ts'
import { settingQueries } from './financial-settings.queries.ts'

/** Calculates an example debt with the typed percentages before they are saved. */
export function RatesPreview({ institutionId, fines, interest }: { institutionId: number; fines: string; interest: string }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const [finesBasisPoints, interestBasisPoints] = [getBasisPoints(fines), getBasisPoints(interest)]
  const isComplete = finesBasisPoints !== null && interestBasisPoints !== null
  const { data, isError } = useQuery({
    ...settingQueries.preview({ institutionId, finesBasisPoints: finesBasisPoints ?? 0, interestBasisPoints: interestBasisPoints ?? 0 }),
    enabled: isComplete,
  })
  if (!isComplete) return null
  if (isError) return <Notice tone="info" title={t`Não foi possível calcular um exemplo. Os percentuais podem ser salvos.`} />
  if (!data) return <SkeletonText lines={2} />
  const { daysLate } = data
  const [base, amount] = [money(data.baseAmount), money(data.amount)]
  const [fine, interests] = [money(data.finesAmount), money(data.interestAmount)]
  return (
    <Notice live="status" title={t`Um débito de ${base} com ${daysLate} dias de atraso seria ${amount}`}>
      <Trans>
        Multa de {fine} e juros de {interests}. É só um exemplo: nenhum débito muda.
      </Trans>
    </Notice>
  )
}
