import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { TextLink } from '../actions/text-link.tsx'
import { Status } from '../feedback/status.tsx'
import { PlainList, PlainRow } from './plain-list.tsx'

const inEach = {
  'pt-BR': {
    portal: 'Portal acadêmico',
    library: 'Biblioteca',
    well: 'Funcionando',
    slow: 'Lento',
    down: 'Fora do ar',
    long: 'Sistema integrado de gestão de bolsas, auxílios e atividades complementares de extensão',
  },
  en: {
    portal: 'Academic portal',
    library: 'Library',
    well: 'Working',
    slow: 'Slow',
    down: 'Not working',
    long: 'Integrated management system of scholarships, grants and complementary extension activities',
  },
  es: {
    portal: 'Portal académico',
    library: 'Biblioteca',
    well: 'Funciona',
    slow: 'Lento',
    down: 'Fuera de servicio',
    long: 'Sistema integrado de gestión de becas, ayudas y actividades complementarias de extensión',
  },
}

const meta = { title: 'Data/Plain list', component: PlainList } satisfies Meta<typeof PlainList>

export default meta
type Story = StoryObj

export const Systems: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="28rem">
        <PlainList>
          <PlainRow aside={<Status tone="ok">{w.well}</Status>}>{w.portal}</PlainRow>
          <PlainRow aside={<Status tone="warning">{w.slow}</Status>}>
            <TextLink href="#library" variant="alone">
              {w.library}
            </TextLink>
          </PlainRow>
          <PlainRow aside={<Status tone="danger">{w.down}</Status>}>{w.long}</PlainRow>
          <PlainRow>{w.library}</PlainRow>
        </PlainList>
      </StoryStack>
    )
  },
}
