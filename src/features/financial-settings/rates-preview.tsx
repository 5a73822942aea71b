import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { RatesPreview as Preview } from '#api/financial-settings.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { basisPointsOf } from '../../shared/form/basis-points.ts'
import { settingQueries } from './financial-settings.queries.ts'

/** A real debt of the institution by the percentages that are typed, before they are saved. */
export function RatesPreview({ institutionId, fines, interest }: { institutionId: number; fines: string; interest: string }) {
  const { t } = useLingui()
  const [finesBasisPoints, interestBasisPoints] = [basisPointsOf(fines), basisPointsOf(interest)]
  const isComplete = finesBasisPoints !== null && interestBasisPoints !== null
  const { data, isError } = useQuery({
    ...settingQueries.preview({ institutionId, finesBasisPoints: finesBasisPoints ?? 0, interestBasisPoints: interestBasisPoints ?? 0 }),
    enabled: isComplete,
  })
  if (!isComplete) return null
  if (isError) return <Notice tone="info" title={t`Não foi possível calcular um exemplo. Os percentuais podem ser salvos.`} />
  if (!data) return <SkeletonText lines={3} />
  return data.debt && data.on ? <Example preview={data} debt={data.debt} on={data.on} /> : <NoExample />
}

function Example({ preview, debt, on }: { preview: Preview; debt: NonNullable<Preview['debt']>; on: string }) {
  const { t } = useLingui()
  const { date, money } = useFormats(useShell())
  const { fullName } = useDebtWords()
  const [name, student, due, day] = [fullName(debt), debt.studentName, date(debt.dueDate), date(on)]
  const [base, fines, interest] = [money(debt.baseAmount), money(preview.finesAmount), money(preview.interestAmount)]
  const [amount, own] = [money(preview.amount), money(debt.amount)]
  return (
    <Notice live="status" title={t`Um débito de ${base} seria ${amount} em ${day}`}>
      <Trans>
        {name}, de <bdi>{student}</bdi>, com vencimento em {due}: multa de {fines} e juros de {interest}.
      </Trans>{' '}
      {debt.amount === preview.amount ? (
        <Trans>Dá o mesmo pelas regras com que foi lançado.</Trans>
      ) : (
        <Trans>É só um exemplo: este débito não muda, e pelas regras com que foi lançado seriam {own}.</Trans>
      )}
    </Notice>
  )
}

function NoExample() {
  return (
    <p>
      <Trans>A instituição não tem débito vencido para mostrar um exemplo.</Trans>
    </p>
  )
}
