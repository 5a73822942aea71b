import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonLook } from '../components/actions/button-look.ts'
import { StoryStack } from '../stories/layout.tsx'
import { words } from '../stories/words.ts'
import { CardBrand, CardPhoto, IdentityCard, IdentityCardGroup } from './identity-card.tsx'

const inEach = {
  'pt-BR': {
    kind: 'Carteira de estudante',
    photo: 'Foto de Ana Souza',
    code: 'Mostrar código',
    course: 'Engenharia Civil',
    registration: 'Matrícula',
    until: 'Válida até',
    day: '31/03/2027',
  },
  en: {
    kind: 'Student card',
    photo: 'Photo of Ana Souza',
    code: 'Show code',
    course: 'Civil Engineering',
    registration: 'Registration',
    until: 'Valid until',
    day: '03/31/2027',
  },
  es: {
    kind: 'Carné de estudiante',
    photo: 'Foto de Ana Souza',
    code: 'Mostrar código',
    course: 'Ingeniería Civil',
    registration: 'Matrícula',
    until: 'Válido hasta',
    day: '31/03/2027',
  },
}

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 683 768"><rect width="683" height="768" fill="#cfd8dc"/><circle cx="341" cy="300" r="150" fill="#8d6e63"/><path d="M90 768a251 251 0 0 1 502 0" fill="#37474f"/></svg>')}`

const meta = { title: 'Patterns/Identity card', component: IdentityCard } satisfies Meta<typeof IdentityCard>

export default meta
type Story = StoryObj

export const ActiveAndEnded: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    const facts = [
      { term: w.registration, description: '202310482' },
      { term: w.until, description: w.day },
    ]
    const brand = <CardBrand name="Universidade Aurora" initial="U" logo={null} />
    return (
      <StoryStack width="27rem">
        <IdentityCardGroup
          card={
            <IdentityCard
              label={`${w.kind} 1`}
              brand={brand}
              name="Ana Souza"
              photo={<CardPhoto photo={portrait} label={w.photo} initials="AS" />}
              lines={[w.course, 'Campus Norte']}
              facts={facts}
              isActive
            />
          }
          actions={
            <a href="#code" className={buttonLook({ variant: 'primary', size: 'lg' })}>
              {w.code}
            </a>
          }
        />
        <IdentityCard
          label={`${w.kind} 2`}
          brand={brand}
          name="Ana Carolina de Albuquerque Vasconcelos e Souza"
          photo={<CardPhoto photo={null} label={w.photo} initials="AS" />}
          lines={[w.course]}
          facts={facts}
          isActive={false}
        />
      </StoryStack>
    )
  },
}
