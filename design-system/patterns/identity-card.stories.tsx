import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '../components/data/qr-code.tsx'
import { qrDrawing } from '../components/data/qr-drawing.ts'
import { Status } from '../components/feedback/status.tsx'
import { StoryStack } from '../stories/layout.tsx'
import { words } from '../stories/words.ts'
import { IdentityCard } from './identity-card.tsx'

const inEach = {
  'pt-BR': {
    kind: 'Carteira de estudante',
    valid: 'Válida',
    ended: 'Revogada',
    photo: 'Foto de Ana Souza',
    code: 'Código da carteira',
    course: 'Curso',
    registration: 'Matrícula',
    until: 'Válida até',
    day: '31/03/2027',
  },
  en: {
    kind: 'Student card',
    valid: 'Valid',
    ended: 'Revoked',
    photo: 'Photo of Ana Souza',
    code: 'Code of the card',
    course: 'Course',
    registration: 'Registration',
    until: 'Valid until',
    day: '03/31/2027',
  },
  es: {
    kind: 'Carné de estudiante',
    valid: 'Válido',
    ended: 'Revocado',
    photo: 'Foto de Ana Souza',
    code: 'Código del carné',
    course: 'Carrera',
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
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const facts = [
      { term: w.course, description: 'Engenharia Civil' },
      { term: w.registration, description: '202310482' },
      { term: w.until, description: w.day },
    ]
    const name = 'Ana Carolina de Albuquerque Vasconcelos e Souza'
    return (
      <StoryStack width="44rem">
        <IdentityCard
          label={`${w.kind} 1`}
          issuer="Universidade Aurora, Campus Norte"
          kind={w.kind}
          name="Ana Souza"
          initials="AS"
          photo={portrait}
          photoLabel={w.photo}
          facts={facts}
          status={<Status tone="ok">{w.valid}</Status>}
          code={<QrCode {...qrDrawing('https://example.com/7KQ4M2XD')} label={w.code} caption="7KQ4-M2XD" />}
          isActive
        />
        <IdentityCard
          label={`${w.kind} 2`}
          issuer="Universidade Aurora, Campus Norte"
          kind={w.kind}
          name={name}
          initials="AS"
          photo={null}
          photoLabel={w.photo}
          facts={facts}
          status={<Status tone="danger">{w.ended}</Status>}
          code={null}
          isActive={false}
        />
      </StoryStack>
    )
  },
}
