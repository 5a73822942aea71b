import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type NegotiableType, negotiableType } from '#api/financial/agreement-settings.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { bindFields, type FormFields } from '../../kit/form/bind-fields.ts'
import type { ShownPlace } from './agreement-settings.queries.ts'
import { rulesFields, type RulesValues } from './rules-values.ts'
import { useSettingsWords } from './use-settings-words.ts'
import { useFormats } from '../../request/use-formats.ts'
import { getBasisPoints } from '../../kit/form/basis-points.ts'

/** Cents. */
const base = 100_000

/** Shows what the typed percentages amount to before they are saved; renders nothing while one is unreadable. */
function RulesExample({ values }: { values: Pick<RulesValues, 'debtOfficeBasisPoints' | 'futureInterestBasisPoints'> }) {
  const { t } = useLingui()
  const { money, percent } = useFormats()
  const [office, interest] = [getBasisPoints(values.debtOfficeBasisPoints), getBasisPoints(values.futureInterestBasisPoints)]
  if (office === null || interest === null) return null
  const fee = Math.round((base * office) / 10_000)
  const [owed, total, added, monthly] = [money(base), money(base + fee), money(fee), percent(interest)]
  return (
    <Notice live="status" title={t`Quem negocia ${owed} paga ${total} à vista`}>
      {fee > 0 ? (
        <Trans>Os débitos com multa e juros do atraso, mais {added} de taxa de cobrança.</Trans>
      ) : (
        <Trans>Os débitos com multa e juros do atraso, sem taxa de cobrança.</Trans>
      )}{' '}
      {interest > 0 ? <Trans>Em parcelas, somam-se juros de {monthly} ao mês.</Trans> : <Trans>Em parcelas, o total é o mesmo.</Trans>}
    </Notice>
  )
}

interface RulesFieldsProps extends FormFields<RulesValues> {
  place: ShownPlace
}

type ChoiceName = 'paymentMethod' | 'paymentPlace' | 'eventAdditional' | 'eventDiscount'

/** Fields of a setting. */
export function RulesFields({ place, ...form }: RulesFieldsProps) {
  const { t } = useLingui()
  const { typeName } = useDebtWords()
  const descriptions: Record<NegotiableType, string> = {
    tuition: t`Parcelas do curso.`,
    service: t`O que foi pedido à parte, como a segunda via de um documento.`,
  }
  const undefinedYet = t({ message: 'Não definido', context: 'configuração' })
  const { rulesLabels: labels, itemName } = useSettingsWords(place)
  const { values, set } = form
  const field = bindFields(rulesFields, form, labels)
  const typedPercent = { inputMode: 'decimal', maxLength: 6, autoComplete: 'off' } as const
  const choice = (name: ChoiceName, options: ReadonlyArray<{ id: number; text: string }>) => (
    <SelectField {...field.text(name)}>
      <option value="">{undefinedYet}</option>
      {options.map(({ id, text: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
  // Only payment method and place count: the events of additions and discounts are optional.
  const [isIncomplete] = useState(() => values.paymentMethod === '' || values.paymentPlace === '')
  const items = (list: ShownPlace['paymentMethods']) => list.map((item) => ({ id: item.itemId, text: itemName(item) }))
  const events = (type: 'additional' | 'discount') =>
    place.events.filter((one) => one.type === type).map(({ eventId, name }) => ({ id: eventId, text: name }))
  return (
    <>
      <FormSection legend={labels.debtTypes}>
        <CheckboxGroup
          {...field.choices('debtTypes')}
          hideLegend
          options={negotiableType.options.map((type) => ({ value: type, label: typeName(type), description: descriptions[type] }))}
        />
        {values.debtTypes.length === 0 ? (
          <Notice tone="warning" title={t`Nenhum tipo é negociado`}>
            <Trans>Enquanto for assim, nenhum aluno recebe proposta de acordo.</Trans>
          </Notice>
        ) : null}
      </FormSection>
      <FormSection legend={<Trans>O que o aluno paga</Trans>}>
        <FormRow>
          <NumberField
            {...field.count('expiredDays')}
            hint={t`Um débito pode ser negociado depois de tantos dias do vencimento.`}
            decreaseLabel={t`Menos um dia`}
            increaseLabel={t`Mais um dia`}
          />
          <TextField {...field.text('futureInterestBasisPoints')} {...typedPercent} hint={t`Do parcelamento: à vista não há juros.`} />
          <TextField {...field.text('debtOfficeBasisPoints')} {...typedPercent} hint={t`Sobre a soma dos débitos no dia do acordo.`} />
        </FormRow>
        <RulesExample values={values} />
      </FormSection>
      <FormSection
        legend={<Trans>Quando o acordo é cancelado</Trans>}
        intro={
          <Trans>
            O aluno aceita esta regra com os termos. Acordos já feitos ficam com a que foi aceita. O que foi pago abate dos débitos que
            voltam, e o que sobrar fica como crédito.
          </Trans>
        }
      >
        <FormRow>
          <NumberField
            {...field.count('cancelAfterDays')}
            hint={t`Dias de atraso de uma parcela para ela contar.`}
            decreaseLabel={t`Menos um dia`}
            increaseLabel={t`Mais um dia`}
          />
          <NumberField
            {...field.count('cancelAfterCount')}
            hint={t`Quantas cancelam o acordo. A primeira parcela cancela sozinha.`}
            decreaseLabel={t`Menos uma parcela`}
            increaseLabel={t`Mais uma parcela`}
          />
        </FormRow>
      </FormSection>
      <FormSection
        legend={<Trans>Registro do acordo</Trans>}
        intro={
          <Trans>Como o sistema da instituição registra os débitos que o acordo substitui. O aluno não vê, e as propostas não mudam.</Trans>
        }
      >
        <Disclosure open={isIncomplete} summary={<Trans>Ver e mudar o registro</Trans>}>
          <FormRow>
            {choice('paymentMethod', items(place.paymentMethods))}
            {choice('paymentPlace', items(place.paymentPlaces))}
          </FormRow>
          <FormRow>
            {choice('eventAdditional', events('additional'))}
            {choice('eventDiscount', events('discount'))}
          </FormRow>
        </Disclosure>
        <RadioGroup
          legend={labels.issueTemplate}
          name="issueTemplate"
          horizontal
          options={[
            { value: 'yes', label: t`Sim` },
            { value: 'no', label: t`Não` },
          ]}
          value={values.issueTemplate ? 'yes' : 'no'}
          onChange={(value) => set('issueTemplate', value === 'yes')}
        />
        {values.issueTemplate || values.pathTemplate !== '' ? (
          <TextField
            {...field.text('pathTemplate')}
            maxLength={200}
            autoComplete="off"
            hint={t`Pastas e nome do arquivo, como acordos/termo-2026.docx`}
          />
        ) : null}
      </FormSection>
    </>
  )
}
