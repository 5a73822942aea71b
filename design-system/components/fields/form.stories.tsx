import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type FormEvent } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { storyLocale, words, type StoryLocale } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { Card, CardSection } from '../data/card.tsx'
import { Notice } from '../feedback/notice.tsx'
import { CurrencyField } from './currency-field.tsx'
import { ErrorSummary, type FieldError } from './error-summary.tsx'
import { FormRow } from './form-row.tsx'
import { FormSection } from './form-section.tsx'
import { Form } from './form.tsx'
import { MaskedField } from './masked-field.tsx'
import { brazilianPhone } from './masks/brazilian-phone.ts'
import { cpf } from './masks/brazilian-documents.ts'
import { NumberField } from './number-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const inEach = {
  'pt-BR': {
    who: 'Quem vai pagar',
    whoIntro: 'Os dados aparecem no contrato do acordo.',
    how: 'Como você quer pagar',
    name: 'Nome completo',
    cpf: 'CPF',
    phone: 'Celular com DDD',
    optional: '(opcional)',
    down: 'Valor da entrada',
    count: 'Número de parcelas',
    less: 'Diminuir',
    more: 'Aumentar',
    day: 'Dia do vencimento',
    choose: 'Escolha',
    reason: 'Observação',
    left: (left: number) => (left < 0 ? `${-left} caracteres além do limite` : `Faltam ${left} caracteres para o limite`),
    send: 'Pedir o acordo',
    back: 'Voltar',
    done: 'Pedido enviado. Respondemos em até 2 dias úteis.',
    heading: (count: number) => (count === 1 ? 'Corrija 1 campo para continuar' : `Corrija ${count} campos para continuar`),
    nameError: 'Escreva o nome completo.',
    cpfError: 'Confira o CPF: os números não combinam.',
    downError: 'A entrada precisa ser de pelo menos R$\u00a050,00.',
    dayError: 'Escolha o dia do vencimento.',
  },
  en: {
    who: 'Who will pay',
    whoIntro: 'This goes into the contract of the agreement.',
    how: 'How you want to pay',
    name: 'Full name',
    cpf: 'CPF',
    phone: 'Mobile with area code',
    optional: '(optional)',
    down: 'Down payment',
    count: 'Number of installments',
    less: 'Decrease',
    more: 'Increase',
    day: 'Due day',
    choose: 'Choose',
    reason: 'Note',
    left: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
    send: 'Ask for the agreement',
    back: 'Back',
    done: 'Request sent. We answer within 2 business days.',
    heading: (count: number) => (count === 1 ? 'Correct 1 field to go on' : `Correct ${count} fields to go on`),
    nameError: 'Write the full name.',
    cpfError: 'Check the CPF: its numbers do not match.',
    downError: 'The down payment must be at least R$\u00a050.00.',
    dayError: 'Choose the due day.',
  },
  es: {
    who: 'Quién va a pagar',
    whoIntro: 'Los datos aparecen en el contrato del acuerdo.',
    how: 'Cómo quiere pagar',
    name: 'Nombre completo',
    cpf: 'CPF',
    phone: 'Celular con código de área',
    optional: '(opcional)',
    down: 'Valor de la entrada',
    count: 'Número de cuotas',
    less: 'Disminuir',
    more: 'Aumentar',
    day: 'Día de vencimiento',
    choose: 'Elija',
    reason: 'Observación',
    left: (left: number) => (left < 0 ? `${-left} caracteres de más` : `Quedan ${left} caracteres`),
    send: 'Pedir el acuerdo',
    back: 'Volver',
    done: 'Pedido enviado. Respondemos en hasta 2 días hábiles.',
    heading: (count: number) => (count === 1 ? 'Corrija 1 campo para continuar' : `Corrija ${count} campos para continuar`),
    nameError: 'Escriba el nombre completo.',
    cpfError: 'Revise el CPF: los números no coinciden.',
    downError: 'La entrada debe ser de al menos R$\u00a050,00.',
    dayError: 'Elija el día de vencimiento.',
  },
}
type Words = (typeof inEach)['pt-BR']

const meta = {
  title: 'Fields/Form',
  component: Form,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

/** Returns validation errors in the order of the fields. */
function check(sent: FormData, w: Words): FieldError[] {
  const text = (name: string) => String(sent.get(name) ?? '')
  return [
    text('name').trim().includes(' ') ? [] : [{ fieldId: 'name', message: w.nameError }],
    cpf.isValid(cpf.strip(text('cpf'))) ? [] : [{ fieldId: 'cpf', message: w.cpfError }],
    Number(text('down')) >= 5000 ? [] : [{ fieldId: 'down', message: w.downError }],
    text('day') ? [] : [{ fieldId: 'day', message: w.dayError }],
  ].flat()
}

function Agreement({
  w,
  locale,
  errors,
  attempt,
  onSubmit,
}: {
  w: Words
  locale: StoryLocale
  errors: FieldError[]
  attempt: number
  onSubmit: (sent: FormData) => void
}) {
  const field = (id: string) => ({ id, name: id, error: errors.find(({ fieldId }) => fieldId === id)?.message })
  return (
    <Form
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
      actions={
        <>
          <Button variant="primary" type="submit">
            {w.send}
          </Button>
          <Button variant="quiet">{w.back}</Button>
        </>
      }
    >
      {errors.length > 0 ? <ErrorSummary heading={w.heading(errors.length)} errors={errors} attempt={attempt} /> : null}
      <FormSection legend={w.who} intro={w.whoIntro}>
        <TextField {...field('name')} label={w.name} autoComplete="name" />
        <FormRow>
          <MaskedField {...field('cpf')} mask={cpf} label={w.cpf} />
          <MaskedField {...field('phone')} mask={brazilianPhone} label={w.phone} optional={w.optional} />
        </FormRow>
      </FormSection>
      <FormSection legend={w.how}>
        <CurrencyField {...field('down')} locale={locale} label={w.down} />
        <FormRow>
          <NumberField
            {...field('installments')}
            label={w.count}
            min={1}
            max={12}
            defaultValue={6}
            decreaseLabel={w.less}
            increaseLabel={w.more}
          />
          <SelectField {...field('day')} label={w.day}>
            <option value="">{w.choose}</option>
            {[5, 10, 15].map((day) => (
              <option key={day}>{day}</option>
            ))}
          </SelectField>
        </FormRow>
        <TextAreaField {...field('note')} label={w.reason} optional={w.optional} maxLength={300} countLabel={w.left} rows={2} />
      </FormSection>
    </Form>
  )
}

function Request({ w, locale, onSent }: { w: Words; locale: StoryLocale; onSent?: ((sent: object) => void) | undefined }) {
  const [{ errors, attempt, isDone }, setState] = useState({ errors: [] as FieldError[], attempt: 0, isDone: false })
  function submit(sent: FormData) {
    const found = check(sent, w)
    setState({ errors: found, attempt: attempt + 1, isDone: found.length === 0 })
    if (found.length === 0) onSent?.(Object.fromEntries(sent))
  }
  return isDone ? (
    <Notice tone="ok" live="status">
      {w.done}
    </Notice>
  ) : (
    <Agreement {...{ w, locale, errors, attempt }} onSubmit={submit} />
  )
}

export const WithErrors: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <Agreement w={w} locale={storyLocale(context)} errors={check(new FormData(), w)} attempt={1} onSubmit={() => {}} />
  },
}

/** Each part once, short enough for a picture. */
export const Parts: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Form
        actions={
          <>
            <Button variant="primary">{w.send}</Button>
            <Button variant="quiet">{w.back}</Button>
          </>
        }
      >
        <ErrorSummary
          heading={w.heading(2)}
          errors={[
            { fieldId: 'cpf', message: w.cpfError },
            { fieldId: 'down', message: w.downError },
          ]}
        />
        <FormSection legend={w.who} intro={w.whoIntro}>
          <FormRow>
            <MaskedField id="cpf" mask={cpf} label={w.cpf} error={w.cpfError} defaultValue="12345678900" />
            <MaskedField mask={brazilianPhone} label={w.phone} optional={w.optional} />
          </FormRow>
        </FormSection>
        <FormSection legend={w.how}>
          <FormRow>
            <CurrencyField id="down" locale={storyLocale(context)} label={w.down} error={w.downError} defaultValue={1000} />
            <NumberField label={w.count} defaultValue={6} decreaseLabel={w.less} increaseLabel={w.more} />
          </FormRow>
        </FormSection>
      </Form>
    )
  },
}

/** As in a card that is longer than the screen. */
export const StickyActions: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Card as="div">
        <CardSection>
          <Form stickyActions actions={<Button variant="primary">{w.send}</Button>}>
            <TextField label={w.name} />
            <div style={{ height: '150vh' }} />
            <TextAreaField label={w.reason} />
          </Form>
        </CardSection>
      </Card>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('button', { name: w.send }).parentElement!
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(bar.offsetWidth).toBe(bar.closest<HTMLElement>('.card__section')!.offsetWidth)
    const field = canvas.getByLabelText(w.reason)
    field.focus()
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top))
  },
}

const sent = fn()

export const SentAndCorrected: Story = {
  render: (_args, context) => <Request w={words(inEach, context)} locale={storyLocale(context)} onSent={sent} />,
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    sent.mockClear()
    await userEvent.type(canvas.getByLabelText(w.name), 'Ana')
    await userEvent.type(canvas.getByLabelText(w.cpf), '12345678900')
    await userEvent.type(canvas.getByLabelText(w.down), '500')
    await userEvent.click(canvas.getByRole('button', { name: w.more }))
    await userEvent.type(canvas.getByLabelText(new RegExp(w.reason)), 'Depois do dia 5')
    await userEvent.click(canvas.getByRole('button', { name: w.send }))

    const summary = canvas.getByRole('group', { name: w.heading(3) })
    await expect(summary).toHaveFocus()
    await expect(canvas.getByLabelText(w.cpf)).toHaveValue('123.456.789-00')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('7')

    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: w.nameError })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText(w.name)).toHaveFocus()
    await expect(location.hash).toBe('')
    await userEvent.keyboard('{End} Souza{Enter}')

    const shorter = canvas.getByRole('group', { name: w.heading(2) })
    await expect(shorter).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: w.cpfError }))
    await userEvent.keyboard('{End}{Backspace}{Backspace}09')
    await userEvent.click(canvas.getByRole('link', { name: w.dayError }))
    await userEvent.selectOptions(canvas.getByLabelText(w.day), '10')
    await userEvent.click(canvas.getByRole('button', { name: w.send }))

    await expect(canvas.getByText(w.done)).toBeVisible()
    await expect(sent).toHaveBeenCalledTimes(1)
    await expect(sent).toHaveBeenCalledWith({
      name: 'Ana Souza',
      cpf: '123.456.789-09',
      phone: '',
      down: '50000',
      installments: '7',
      day: '10',
      note: 'Depois do dia 5',
    })
  },
}
