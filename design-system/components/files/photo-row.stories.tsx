import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { Avatar } from '../data/avatar.tsx'
import { storyPortrait } from '../../stories/portrait.ts'
import { PhotoRow } from './photo-row.tsx'

const inEach = {
  'pt-BR': {
    title: 'Foto',
    hint: 'JPG ou PNG de pelo menos 683 × 768 pixels, até 1 MB.',
    change: 'Trocar foto',
    add: 'Colocar foto',
    remove: 'Remover foto',
  },
  en: {
    title: 'Photo',
    hint: 'JPG or PNG of at least 683 × 768 pixels, up to 1 MB.',
    change: 'Change the photo',
    add: 'Add a photo',
    remove: 'Remove the photo',
  },
  es: {
    title: 'Foto',
    hint: 'JPG o PNG de al menos 683 × 768 píxeles, hasta 1 MB.',
    change: 'Cambiar foto',
    add: 'Poner foto',
    remove: 'Quitar foto',
  },
}

const meta = { title: 'Files/PhotoRow', component: PhotoRow, args: { avatar: null, title: '', hint: '', children: null } } satisfies Meta<
  typeof PhotoRow
>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="34rem">
        <PhotoRow avatar={<Avatar initials="AS" photo={storyPortrait} size="xl" />} title={w.title} hint={w.hint}>
          <div className="photo-row__actions">
            <Button size="sm">{w.change}</Button>
            <Button size="sm" variant="quiet">
              {w.remove}
            </Button>
          </div>
        </PhotoRow>
        <PhotoRow avatar={<Avatar initials="AS" size="xl" />} title={w.title} hint={w.hint}>
          <div className="photo-row__actions">
            <Button size="sm">{w.add}</Button>
          </div>
        </PhotoRow>
        <PhotoRow avatar={<Avatar initials="AS" size="xl" />} title={w.title} hint={w.hint}>
          {null}
        </PhotoRow>
      </StoryStack>
    )
  },
}
