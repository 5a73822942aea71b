import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { buttonLook } from '../actions/button-look.ts'
import { Card, CardRows } from './card.tsx'
import { ListRow, listRowLink, ListRowNews } from './list-row.tsx'

const inEach = {
  'pt-BR': {
    printed: 'Histórico escolar impresso',
    pay: 'Pague R$ 35,00 para começar',
    act: 'Pagar',
    internship: 'Termo de compromisso de estágio',
    news: 'Mensagem nova',
    until: 'resposta até 30/11',
  },
  en: {
    printed: 'Printed transcript',
    pay: 'Pay R$ 35.00 to start',
    act: 'Pay',
    internship: 'Internship agreement',
    news: 'New message',
    until: 'answer by 11/30',
  },
  es: {
    printed: 'Historial impreso',
    pay: 'Paga R$ 35,00 para empezar',
    act: 'Pagar',
    internship: 'Convenio de pasantía',
    news: 'Mensaje nuevo',
    until: 'respuesta hasta el 30/11',
  },
}

const meta = { title: 'Data/List row', component: ListRow } satisfies Meta<typeof ListRow>

export default meta
type Story = StoryObj

export const Requests: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <Card as="div">
          <CardRows>
            <ListRow
              title={w.printed}
              note={w.pay}
              action={
                <a href="#pay" className={buttonLook({ size: 'sm', variant: 'primary' })}>
                  {w.act}
                </a>
              }
            />
            <ListRow
              isNew
              title={
                <a href="#internship" className={listRowLink}>
                  {w.internship}
                </a>
              }
              note={
                <>
                  <ListRowNews>{w.news}</ListRowNews>, {w.until}
                </>
              }
            />
            <ListRow
              title={
                <a href="#long" className={listRowLink}>
                  {'x'.repeat(80)}
                </a>
              }
            />
          </CardRows>
        </Card>
      </StoryStack>
    )
  },
}
