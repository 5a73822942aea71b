import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { CardNumberField } from '#design/components/fields/card-number-field.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { MaskedField } from '#design/components/fields/masked-field.tsx'
import { cardExpiry } from '#design/components/fields/masks/card-expiry.ts'
import { cardSecurityCode } from '#design/components/fields/masks/card-security-code.ts'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { useCaptcha } from '../../auth/captcha/use-captcha.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import type { Payer } from './charge.ts'
import { ChargeProblem } from './charge-problem.tsx'
import { paymentQueries } from './payments.queries.ts'
import { type CardDraft, type CardQuote, useCardForm } from './use-card-form.ts'

/** Card data goes to the acquirer only. */
export function CardForm({ payer, quote, isOfRequests }: { payer: Payer; quote: CardQuote; isOfRequests: boolean }) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const formats = useFormats()
  const ofInstitution = payer.captcha === 'institution'
  const { data: captchaOfInstitution } = useQuery({ ...paymentQueries.captcha(), enabled: ofInstitution })
  const captcha = useCaptcha(ofInstitution ? captchaOfInstitution : undefined)
  const form = useCardForm(payer, quote, captcha)
  const { card, brand, errors, tokenProblem, error } = form
  const amount = formats.money(quote.amount)
  const count = errors.length
  const frame = (id: keyof CardDraft) => ({ id, error: errors.find(({ fieldId }) => fieldId === id)?.message })
  const masked = (id: keyof CardDraft) => ({ ...frame(id), value: card[id], onValueChange: (value: string) => form.set(id, value) })
  return (
    <Form
      aria-label={t`Cartão de crédito`}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      actions={
        <DisabledWhileImpersonating>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            full
            loading={form.isPending}
            aria-label={labelFor(t`Pagar ${amount} com cartão`, quote.debts)}
            icon={<Lock />}
          >
            <Trans>Pagar {amount} com cartão</Trans>
          </Button>
        </DisabledWhileImpersonating>
      }
    >
      {count > 0 ? (
        <ErrorSummary
          heading={<Plural value={count} one="Corrija # campo" other="Corrija # campos" />}
          errors={errors}
          attempt={form.attempt}
        />
      ) : null}
      {tokenProblem === 'invalid' ? (
        <Notice live="alert" tone="warning" title={t`A operadora não reconheceu este cartão. Confira os dados. Nada foi cobrado.`} />
      ) : null}
      {tokenProblem === 'unreachable' ? (
        <Notice live="alert" tone="danger" title={t`Não foi possível falar com a operadora do cartão. Nada foi cobrado: tente de novo.`} />
      ) : null}
      {error && !tokenProblem ? <ChargeProblem error={error} title={t`Não foi possível cobrar o cartão agora`} /> : null}
      <CardNumberField {...masked('number')} label={t`Número do cartão`} />
      <TextField
        {...frame('holder')}
        label={t`Nome no cartão`}
        value={card.holder}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => form.set('holder', currentTarget.value)}
      />
      <FormRow short>
        <MaskedField {...masked('expiry')} mask={cardExpiry} label={t`Validade`} hint={t`MM/AA`} />
        <MaskedField
          {...masked('code')}
          mask={cardSecurityCode(brand)}
          label={t`Código (CVV)`}
          hint={brand === 'amex' ? t`4 números na frente` : t`3 números no verso`}
        />
      </FormRow>
      {quote.installments.length > 1 ? (
        <SelectField
          id="installments"
          label={t`Parcelas`}
          value={form.installments}
          onChange={({ currentTarget }) => form.setInstallments(Number(currentTarget.value))}
        >
          {quote.installments.map((option) => {
            const [times, first, part] = [option.count, formats.money(option.firstAmount), formats.money(option.amount)]
            const rest = times - 1
            return (
              <option key={times} value={times}>
                {times === 1
                  ? isOfRequests
                    ? t`1x de ${part}, sem juros`
                    : t`1x de ${part}, à vista`
                  : first === part
                    ? t`${times}x de ${part}, sem juros`
                    : t`${times}x sem juros: 1ª de ${first}, mais ${rest} de ${part}`}
              </option>
            )
          })}
        </SelectField>
      ) : null}
      <p>
        <Trans>O cartão vai direto para a operadora: o portal não guarda o número nem o código.</Trans>
      </p>
      {captcha.field}
    </Form>
  )
}
