import type { GlobalTypes } from 'storybook/internal/csf'

/** The demo institutions and two extremes: too pale for white text, too dark for a dark page. */
export const tenantColors = {
  product: '#000000',
  aurora: '#4b2a86',
  ipe: '#f2c300',
  mar: '#b2ebf2',
  lime: '#e6ff00',
  midnight: '#05060d',
} as const

export const toolbars: GlobalTypes = {
  mode: {
    description: 'Mode',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Mode of the device' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'black-on-white', title: 'Black on white' },
        { value: 'white-on-black', title: 'White on black' },
      ],
    },
  },
  tenant: {
    description: 'Tenant colour',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(tenantColors).map(([value, hex]) => ({ value, title: `${value} ${hex}` })),
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'pt-BR', title: 'Português' },
        { value: 'en', title: 'English' },
        { value: 'es', title: 'Español' },
      ],
    },
  },
  fontSize: {
    description: 'Font size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: ['100%', '125%', '150%', '200%'].map((value) => ({ value, title: value })),
    },
  },
  textSpacing: {
    description: 'Text spacing',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Normal spacing' },
        { value: 'wide', title: 'Wide spacing (WCAG 1.4.12)' },
      ],
    },
  },
}

export const initialGlobals = { mode: 'light', tenant: 'aurora', locale: 'pt-BR', fontSize: '100%', textSpacing: 'normal' }
