// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { ShareButton } from './share-button.tsx'

const give = (share: ((data: ShareData) => Promise<void>) | undefined) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
afterEach(() => give(undefined))

const message = 'Pix de R$ 1.234,56, para pagar até amanhã: 000201'
const copied = 'Mensagem copiada. Cole na conversa com quem vai pagar.'

async function press(url?: string) {
  const { user } = await renderPart(
    <ShareButton message={message} url={url}>
      Compartilhar
    </ShareButton>,
  )
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
}

test('where the browser hands on nothing, the message is copied, with the address of the page', async () => {
  await press('https://aurora.example/pagar')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(copied))
  expect(await navigator.clipboard.readText()).toBe(`${message}: https://aurora.example/pagar`)
})

test('the browser hands on the message, and nothing is copied', async () => {
  const shared: ShareData[] = []
  give(async (data) => void shared.push(data))
  await press()
  expect(shared).toEqual([{ text: message }])
  expect(screen.getByRole('status').textContent).toBe('')
})

test.each([
  ['AbortError', ''],
  ['NotAllowedError', copied],
])('what fails to be handed on with %s says “%s”', async (name, said) => {
  give(() => Promise.reject(new DOMException('', name)))
  await press()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said))
})
