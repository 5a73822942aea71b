import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../design-system/styles.css'
import { checkInEveryMode } from './every-mode.ts'
import { applyPageLook, type PageLook } from './page-look.ts'
import { initialGlobals, toolbars } from './toolbars.ts'

// Long enough for a busy machine: only what never happens waits this long.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  globalTypes: toolbars,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    // Shown in the panel; the tests run axe themselves, in every mode.
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
        <div style={{ padding: '1rem' }}>
          <Story />
        </div>
      )
    },
  ],
  afterEach: async ({ id, title, tags, parameters, canvasElement }) => {
    if (import.meta.env.STORY_TESTS) await checkInEveryMode({ id, title, tags, parameters, canvasElement })
  },
}

export default preview
