import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { getPrice, priceTogether } from '#api/financial/debt-offers.ts'
import type { PayerDebt, PayerStudent } from '#api/financial/payer-access.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../../request/use-formats.ts'
import { CampaignPrice } from '../../../subjects/debts/campaign-price.tsx'
import { useDebtWords } from '../../../subjects/debts/debt-words.ts'
import { payerPapers } from './payers.queries.ts'

/** Shows the data of one student that the payer may see. */
export function PayerStudentPart({ student }: { student: PayerStudent }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { accessId, studentName, institutions, endsOn, permissions, debts, receipts, history } = student
  const until = endsOn ? formats.date(endsOn) : ''
  const mayPay = permissions.includes('pay')
  return (
    <Card aria-labelledby={accessId}>
      <CardHeader
        id={accessId}
        title={<span dir="auto">{studentName}</span>}
        aside={endsOn ? <span>{t`Acesso até ${until}`}</span> : null}
      />
      {debts && debts.length > 0 ? (
        institutions.map(({ institutionId, name }) => {
          const owed = debts.filter((debt) => debt.institutionId === institutionId)
          return owed.length > 0 ? (
            <OwedPerInstitution key={institutionId} accessId={accessId} institution={name} debts={owed} mayPay={mayPay} />
          ) : null
        })
      ) : debts ? (
        <CardSection>
          <p>
            <Trans>Nada em aberto agora.</Trans>
          </p>
        </CardSection>
      ) : null}
      {receipts ? <Receipts accessId={accessId} receipts={receipts} /> : null}
      {history ? <History history={history} /> : null}
      <GiveUp accessId={accessId} studentName={studentName} />
    </Card>
  )
}

interface OwedAtProps {
  accessId: string
  institution: string
  debts: readonly PayerDebt[]
  mayPay: boolean
}

/** One charge pays debts of one institution. */
function OwedPerInstitution({ accessId, institution, debts, mayPay }: OwedAtProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const inReview = new Set(debts.flatMap((debt) => (debt.inReview ? debt.debtId : [])))
  // Installments of an agreement are paid in order, or together.
  const payable = debts.filter(({ debtId, paysAfter }) => !inReview.has(debtId) && (paysAfter === null || !inReview.has(paysAfter)))
  const payableAtOnce = payable.slice(0, 50)
  const total = formats.money(priceTogether(payableAtOnce.map(priced)).amount)
  const pay = (chosen: readonly PayerDebt[]) => ({
    to: '/financial/payer/pay/$accessId' as const,
    params: { accessId },
    search: { debts: chosen.map(({ debtId }) => debtId).join(',') },
  })
  return (
    <>
      <CardRows aria-label={institution}>
        {debts.map((debt) => {
          const [name, due, owed] = [fullName(debt), formats.date(debt.dueDate), formats.money(getPrice(priced(debt)))]
          return (
            <ItemRow
              key={debt.debtId}
              title={
                <>
                  <CampaignPrice amount={getPrice(priced(debt))} usual={debt.amount} /> · {name}
                </>
              }
              description={<span dir="auto">{institution}</span>}
              status={<DebtState debt={debt} />}
              date={debt.isOverdue ? t`Venceu em ${due}` : t`Vence em ${due}`}
              action={
                mayPay && !debt.inReview && debt.paysAfter === null ? (
                  <Link {...pay([debt])} className={buttonLook({ size: 'sm' })} aria-label={t`Pagar ${name}, ${owed}`}>
                    <Trans>Pagar</Trans>
                  </Link>
                ) : null
              }
            />
          )
        })}
      </CardRows>
      {mayPay && payable.length > 1 ? (
        <CardSection>
          <Link {...pay(payableAtOnce)} className={buttonLook({ variant: 'primary' })}>
            <Trans>Pagar tudo, {total}</Trans>
          </Link>
        </CardSection>
      ) : null}
    </>
  )
}

const priced = ({ amount, offer }: PayerDebt) => ({ amountPayable: amount, offer })

function DebtState({ debt: { isOverdue, inReview } }: { debt: PayerDebt }) {
  const { t } = useLingui()
  const { statusName } = useDebtWords()
  if (inReview) return <Status tone="info">{t`Cartão em análise`}</Status>
  return <Status tone={isOverdue ? 'danger' : 'neutral'}>{statusName(isOverdue ? 'overdue' : 'open')}</Status>
}

function Receipts({ accessId, receipts }: { accessId: string; receipts: NonNullable<PayerStudent['receipts']> }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  if (receipts.length === 0) return null
  return (
    <CardSection>
      <Disclosure summary={<Plural value={receipts.length} one="# recibo" other="# recibos" />}>
        <PlainList>
          {receipts.map(({ paymentId, amount, paidAt, debts }) => {
            const [paid, day] = [formats.money(amount), formats.day(paidAt)]
            return (
              <PlainRow
                key={paymentId}
                aside={
                  <TextLink href={`${payerPapers({ accessId, paymentId })}/receipt`} aria-label={t`Baixar o recibo de ${paid}, de ${day}`}>
                    <Download />
                    <Trans>PDF</Trans>
                  </TextLink>
                }
              >
                {`${paid}, ${day}, ${debts.map(fullName).join(', ')}`}
              </PlainRow>
            )
          })}
        </PlainList>
      </Disclosure>
    </CardSection>
  )
}

function History({ history }: { history: NonNullable<PayerStudent['history']> }) {
  const formats = useFormats()
  const { fullName } = useDebtWords()
  return (
    <CardSection>
      {history.length === 0 ? (
        <p>
          <Trans>Nenhum pagamento atrasado nos últimos dois anos.</Trans>
        </p>
      ) : (
        <Disclosure
          summary={<Plural value={history.length} one="# pagamento atrasado em dois anos" other="# pagamentos atrasados em dois anos" />}
        >
          <PlainList>
            {history.map((late) => (
              <PlainRow key={late.debtId} aside={<Plural value={late.daysLate} one="# dia depois" other="# dias depois" />}>
                {`${fullName(late)}, ${formats.money(late.amount)}, ${formats.day(late.paidAt)}`}
              </PlainRow>
            ))}
          </PlainList>
        </Disclosure>
      )}
    </CardSection>
  )
}

/** Form for giving up an access. A plain form works before scripts; unfolding the explanation serves as confirmation. */
function GiveUp({ accessId, studentName }: Pick<PayerStudent, 'accessId' | 'studentName'>) {
  const { t } = useLingui()
  return (
    <CardSection>
      <Disclosure summary={<Trans>Não quero mais este acesso</Trans>}>
        <Form
          method="post"
          action={`${appConfig.basePath}/financial/payer/leave`}
          aria-label={t`Encerrar o acesso a ${studentName}`}
          actions={
            <Button type="submit" variant="danger" aria-label={t`Encerrar meu acesso a ${studentName}`}>
              <Trans>Encerrar meu acesso</Trans>
            </Button>
          }
        >
          <input type="hidden" name="accessId" value={accessId} />
          <p>
            <Trans>
              Você deixa de ver e pagar o que é de {studentName}, que recebe um aviso por e-mail. Para voltar, é preciso um novo convite. Um
              boleto ou código Pix já gerado ainda pode ser pago.
            </Trans>
          </p>
        </Form>
      </Disclosure>
    </CardSection>
  )
}
