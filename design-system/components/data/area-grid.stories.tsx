import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, GraduationCap, Wallet } from 'lucide-react'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { TitledSection } from '../text/titled-section.tsx'
import { AreaGrid, areaWords, areaLook } from './area-grid.tsx'

const inEach = {
  'pt-BR': {
    areas: 'Suas áreas',
    payments: 'Pagamentos',
    standing: 'Situação acadêmica',
    long: 'Bibliotecas setoriais e empréstimos entre instituições conveniadas',
  },
  en: {
    areas: 'Your areas',
    payments: 'Payments',
    standing: 'Academic standing',
    long: 'Departmental libraries and loans between partner institutions',
  },
  es: {
    areas: 'Tus áreas',
    payments: 'Pagos',
    standing: 'Situación académica',
    long: 'Bibliotecas departamentales y préstamos entre instituciones asociadas',
  },
}

const meta = { title: 'Data/Area grid', component: AreaGrid } satisfies Meta<typeof AreaGrid>

export default meta
type Story = StoryObj

export const Areas: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const areas = [
      [w.payments, <Wallet key="payments" />],
      [w.standing, <GraduationCap key="standing" />],
      [w.long, <BookOpen key="long" />],
    ] as const
    return (
      <StoryStack width="46rem">
        <TitledSection id="areas" title={w.areas}>
          <AreaGrid>
            {areas.map(([name, drawing]) => (
              <li key={name}>
                <a href={`#${name}`} className={areaLook}>
                  {areaWords(drawing, name)}
                </a>
              </li>
            ))}
          </AreaGrid>
        </TitledSection>
      </StoryStack>
    )
  },
}
