import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, ChartLine, FileCheck, Repeat } from 'lucide-react'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { ShortcutRow, shortcutLook, shortcutWords } from './shortcut-row.tsx'

const inEach = {
  'pt-BR': { label: 'Atalhos', areas: ['Situação acadêmica', 'Extrato', 'Declarações', 'Rematrícula'] },
  en: { label: 'Shortcuts', areas: ['Academic record', 'Statement', 'Certificates', 'Reenrollment'] },
  es: { label: 'Atajos', areas: ['Situación académica', 'Extracto', 'Constancias', 'Reinscripción'] },
}
const icons = [<ChartLine key="0" />, <CalendarDays key="1" />, <FileCheck key="2" />, <Repeat key="3" />]

const meta = { title: 'Navigation/Shortcut row' } satisfies Meta
export default meta

export const Four: StoryObj<typeof meta> = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <ShortcutRow label={w.label}>
          {w.areas.map((area, index) => (
            <li key={area}>
              <a href="#area" className={shortcutLook}>
                {shortcutWords(icons[index], area)}
              </a>
            </li>
          ))}
        </ShortcutRow>
      </StoryStack>
    )
  },
}
