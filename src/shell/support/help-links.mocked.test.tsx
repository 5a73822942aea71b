// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SupportSetting } from '#api/integration.ts'
import { type ComponentOptions, renderPart } from '../../../tests/support/component.tsx'
import { supportSectorEvent } from './support-sector.ts'
import { HelpInFooter } from './help-links.tsx'

const { openBlipChat } = vi.hoisted(() => ({ openBlipChat: vi.fn<(template: object, signal: AbortSignal) => Promise<void>>() }))
vi.mock('./blip-chat.ts', () => ({ openBlipChat }))

const said = vi.spyOn(console, 'error')
beforeEach(() => {
  said.mockReset().mockImplementation(() => {})
  openBlipChat.mockReset()
})
afterEach(() => announce('general'))

const whatsapp = {
  type: 'whatsapp',
  title: 'Fale com a escola',
  subtitle: null,
  cellphone: '(11) 90000-0000',
  message: null,
  template: null,
}
const blip = {
  type: 'blip',
  title: 'Fale com a escola',
  subtitle: null,
  cellphone: null,
  message: null,
  template: { appKey: 'the-key', color: '#0b5c8f', customCommonUrl: null },
}
const setting = (kind: object, ...sectors: string[]) =>
  [{ ...kind, sectors: sectors.map((alias) => ({ sector: { alias } })) }] as unknown as SupportSetting[]

/** Says whose support is wanted, as a page or a component in it does; nothing at all when left out. */
const announce = (alias?: string) =>
  act(() => {
    const detail = alias === undefined ? undefined : { supportSettingSectorAlias: alias }
    window.dispatchEvent(new CustomEvent(supportSectorEvent, { detail }))
  })

const around = { tenant: { language: 'pt-BR' } as never, assistants: { handTalk: null, vlibras: null, equalWeb: null } }
const show = (support: SupportSetting[], shell: ComponentOptions['shell'] = { person: {} }) =>
  renderPart(<HelpInFooter />, { shell: { ...around, support, ...shell } })
const link = () => screen.queryByRole('link', { name: /WhatsApp/ })

test('support obeys the sector that a page announces, and says what is wrong with one', async () => {
  await show(setting(whatsapp, 'general', 'requests'))
  expect(link()!.getAttribute('href')).toBe('https://wa.me/5511900000000')
  announce('academic')
  expect(link()).toBeNull()
  announce('requests')
  expect(link()).toBeTruthy()
  expect(said).not.toHaveBeenCalled()
  announce()
  expect(link()).toBeNull()
  announce('requests')
  announce('nothing')
  expect(link()).toBeNull()
  expect(said.mock.calls).toEqual([
    ['supportSettingSectorAlias is required'],
    ['supportSettingSectorAlias must be one of general, financial, academic, enrollment, requests'],
  ])
})

test('nobody is asked to talk before signing in', async () => {
  await show(setting(whatsapp, 'general'), {})
  expect(link()).toBeNull()
})

test('a chat opens when asked for and is closed with its sector; one that does not load says so, and is tried again', async () => {
  openBlipChat.mockRejectedValueOnce(new Error('the script did not load')).mockResolvedValueOnce()
  const { user } = await show(setting(blip, 'general'))
  const open = () => screen.getByRole('button')
  expect(openBlipChat).not.toHaveBeenCalled()
  await user.click(open())
  await waitFor(() => expect(open().textContent).toContain('O chat não abriu. Tentar de novo'))
  expect(screen.getByRole('status').textContent).toBe('Não foi possível abrir o chat da instituição.')
  expect(said).toHaveBeenCalledWith('Não foi possível abrir o chat da instituição.', expect.any(Error))

  await user.click(open())
  await waitFor(() => expect(open().textContent).toContain('Fale com a escola'))
  const [template, signal] = openBlipChat.mock.lastCall!
  expect([template, signal.aborted]).toEqual([blip.template, false])
  announce('academic')
  expect(screen.queryByRole('button')).toBeNull()
  expect(signal.aborted).toBe(true)
})
