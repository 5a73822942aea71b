import { expect, it } from 'vitest'
import type { SupportSetting } from '#api/integration.ts'
import { supportSources } from './support-sources.ts'

const setting = {
  position: 'bottom_right',
  title: 'Ajuda',
  subtitle: null,
  cellphone: null,
  message: null,
  template: null,
  sectors: [],
} as const
const blip = (customCommonUrl: string | null): SupportSetting => ({
  ...setting,
  type: 'blip',
  template: { appKey: 'k', color: '#000000', customCommonUrl },
  sectors: [],
})

it('admits a chat, at its own address too, and nothing for a link to WhatsApp', () => {
  expect(supportSources([{ ...setting, type: 'whatsapp', cellphone: '1', sectors: [] }])).toEqual([])
  expect(supportSources([blip(null)])).toEqual(['https://chat.blip.ai', 'https://*.chat.blip.ai'])
  expect(supportSources([blip('https://ipe.chat.example/x')])).toContain('https://ipe.chat.example')
  expect(supportSources([blip('http://ipe.chat.example; script-src *')])).toEqual(['https://chat.blip.ai', 'https://*.chat.blip.ai'])
})
