import type { Preview } from '@storybook/react-vite'
import { LucideProvider } from 'lucide-react'
import { configure } from 'storybook/test'
import '../design-system/styles.css'
import { checkInEveryMode } from './every-mode.ts'
import { applyPageLook, type PageLook } from './page-look.ts'
import { initialGlobals, toolbars } from './toolbars.ts'

// Only failing assertions wait this long, so it may be generous for slow machines.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  globalTypes: toolbars,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    // `checkInEveryMode` runs axe instead, once per mode.
    a11y: { test: 'off' },
    options: {
      storySort: {
        order: ['Foundations', 'Actions', 'Fields', 'Choices', 'Dates', 'Files', 'Feedback', 'Overlays', 'Navigation', 'Data', 'Patterns'],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      applyPageLook(globals as unknown as PageLook)
      return (
        // As the portal's build has it (vite-plugins/lean-icon.ts).
        <LucideProvider size={20} strokeWidth={1.75}>
          <div style={{ padding: '1rem' }}>
            <Story />
          </div>
        </LucideProvider>
      )
    },
  ],
  afterEach: async ({ id, title, tags, parameters, canvasElement }) => {
    if (import.meta.env.STORY_TESTS) await checkInEveryMode({ id, title, tags, parameters, canvasElement })
  },
}

export default preview
