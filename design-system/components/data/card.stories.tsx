import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { textLinkLook } from '../actions/text-link.tsx'
import { Status } from '../feedback/status.tsx'
import { Amount } from './amount.tsx'
import { CardList } from './card-list.tsx'
import { Card, CardHeader, CardRows, CardSection, CardTitle } from './card.tsx'
import { ItemRow } from './item-row.tsx'

const inEach = {
  'pt-BR': {
    title: 'Para fazer',
    by: 'Por data',
    owe: 'Você deve hoje',
    other: 'Outras formas de pagar',
    fee: 'Mensalidade de outubro',
    course: 'Engenharia Civil',
    overdue: 'Vencida',
    contract: 'Contrato 2027/1',
    read: 'Leia e aceite para seguir com a rematrícula',
    plans: ['Acordo 118', 'Acordo 204'],
    parts: '6 parcelas de R$ 412,30',
    long: 'Requerimento de aproveitamento de estudos realizados em outra instituição de ensino superior',
  },
  en: {
    title: 'To do',
    by: 'By date',
    owe: 'You owe today',
    other: 'Other ways to pay',
    fee: 'Monthly fee of October',
    course: 'Civil Engineering',
    overdue: 'Overdue',
    contract: 'Contract 2027/1',
    read: 'Read and accept it to go on with your re-enrollment',
    plans: ['Agreement 118', 'Agreement 204'],
    parts: '6 installments of R$412.30',
    long: 'Request to have studies at another higher education institution recognised',
  },
  es: {
    title: 'Por hacer',
    by: 'Por fecha',
    owe: 'Usted debe hoy',
    other: 'Otras formas de pago',
    fee: 'Mensualidad de octubre',
    course: 'Ingeniería Civil',
    overdue: 'Vencida',
    contract: 'Contrato 2027/1',
    read: 'Léalo y acéptelo para seguir con la reinscripción',
    plans: ['Acuerdo 118', 'Acuerdo 204'],
    parts: '6 cuotas de R$ 412,30',
    long: 'Solicitud de reconocimiento de estudios realizados en otra institución de educación superior',
  },
}

const meta = { title: 'Data/Card', component: Card } satisfies Meta<typeof Card>

export default meta
type Story = StoryObj

export const SectionsAndRows: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="40rem">
        <Card aria-labelledby="to-do">
          <CardHeader id="to-do" title={w.title} aside={w.by} />
          <CardRows>
            <ItemRow title={w.fee} description={w.course} status={<Status tone="danger">{w.overdue}</Status>} />
            <ItemRow title={w.contract} description={w.read} />
          </CardRows>
        </Card>
        <Card as="div">
          <CardSection>
            <CardTitle>{w.owe}</CardTitle>
            <Amount size="display">R$ 1.284,07</Amount>
            <a href="#pay" className={textLinkLook({ variant: 'alone' })}>
              {w.other}
            </a>
          </CardSection>
        </Card>
      </StoryStack>
    )
  },
}

export const ListOfCards: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <CardList>
          {w.plans.map((plan) => (
            <Card key={plan} as="li">
              <CardSection>
                <CardTitle level={3}>{plan}</CardTitle>
                <p>{w.parts}</p>
              </CardSection>
            </Card>
          ))}
        </CardList>
      </StoryStack>
    )
  },
}

export const ListBeingReplaced: Story = {
  parameters: {
    axeExceptions: { 'color-contrast': 'dimmed for the moment until the next rows are there', 'color-contrast-enhanced': 'the same' },
  },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <CardList aria-busy>
        <Card as="li">
          <CardSection>{w.plans[0]}</CardSection>
        </Card>
      </CardList>
    )
  },
}

export const LongTitle: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20rem">
        <Card>
          <CardHeader title={w.long} aside={w.by} />
          <CardSection>{w.read}</CardSection>
        </Card>
      </StoryStack>
    )
  },
}
